import type { ReactNode } from "react";

const spacing = "wrap py-13 md:py-18 lg:py-22";

/** A section of a page, as wide as the content. */
export function Section({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section className={spacing} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

/** A section on a lighter ground that is as wide as the window. */
export function RaisedSection({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section className="border-line border-t bg-sheet" aria-labelledby={labelledBy}>
      <div className={spacing}>{children}</div>
    </section>
  );
}
