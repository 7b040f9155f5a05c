import type { ReactNode } from "react";

type RowBlockProps = { name: ReactNode; badges: ReactNode; title: string; last: ReactNode };

/** A record's row on phones: its name with its badges, a title, and one more line. */
export function RowBlock({ name, badges, title, last }: RowBlockProps) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {name}
        {badges}
      </span>
      <span className="mt-1.5 block font-semibold">{title}</span>
      <span className="mt-0.5 block text-ink-2">{last}</span>
    </>
  );
}
