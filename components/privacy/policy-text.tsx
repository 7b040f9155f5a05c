import type { ReactNode } from "react";

/** Spacing and line length of everything in a section of the policy. */
const block = "mt-3.5 max-w-156";

export function Paragraph({ children }: { children: ReactNode }) {
  return <p className={block}>{children}</p>;
}

export function BulletList({ children }: { children: ReactNode }) {
  return <ul className={`${block} grid list-[square] gap-1.75 pl-5 marker:text-ink-3`}>{children}</ul>;
}

export function PostalAddress({ children }: { children: ReactNode }) {
  return <address className={block}>{children}</address>;
}

/** The words that an entry of a list is about. */
export function Term({ children }: { children: ReactNode }) {
  return <b className="font-semibold">{children}</b>;
}
