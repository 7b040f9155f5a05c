import type { ReactNode } from "react";

/** A part of an expanded row: a heading, and texts and facts below each other. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-20 leading-snug">{title}</h2>
      <div className="space-y-2.5">{children}</div>
    </div>
  );
}

/** Free text with its line breaks. */
export function DetailsText({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{children}</p>;
}
