import type { ReactNode } from "react";

/** The title of an entry in a list of the account page, with its details below. */
export function EntryText({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap-anywhere min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">{title}</p>
      <p className="text-15 text-ink-2">{children}</p>
    </div>
  );
}
