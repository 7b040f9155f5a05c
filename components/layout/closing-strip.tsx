import type { ReactNode } from "react";

/** The last section of a page: a heading, a sentence, and the page's call to action as `children`. */
export function ClosingStrip({
  id,
  title,
  text,
  children,
}: {
  /** The id of the heading. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="bg-apron text-on-apron [--focus-ring:var(--color-on-apron)]" aria-labelledby={id}>
      <div className="wrap flex flex-col gap-5 py-8 md:flex-row md:items-center md:justify-between md:gap-10 md:py-10">
        <div>
          <h2 id={id} className="text-34">
            {title}
          </h2>
          <p className="mt-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
