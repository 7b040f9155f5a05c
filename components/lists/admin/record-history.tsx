"use client";

import { useState } from "react";
import { HistoryEntries } from "@/components/lists/admin/history-entries";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { usePagedList } from "@/components/lists/admin/use-paged-list";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { HistoryEntry } from "@/lib/records/schema";

type RecordHistoryProps = {
  /** The URL of the record under /api/admin. */
  path: string;
  /** The record's version: the history is reloaded when it changes. */
  version: number;
  /** Where it is: by default below other details. */
  className?: string;
};

const summary = [
  "mt-1 -ml-2 inline-flex min-h-11 list-none items-center gap-2 rounded-field px-2",
  "font-semibold text-ink-2 hover:bg-current/10 [&::-webkit-details-marker]:hidden",
  "after:size-4.5 after:bg-(image:--chevron) after:bg-center after:bg-contain after:bg-no-repeat after:content-['']",
  "group-open:after:rotate-180",
].join(" ");

/** The history of a record, loaded when it is opened. */
export function RecordHistory({ path, version, className = "mt-5" }: RecordHistoryProps) {
  const [open, setOpen] = useState(false);
  const { items, loaded, nextPath, busy, error, reload, showMore } = usePagedList<HistoryEntry>({
    path: `${path}/history`,
    failure: "Failed to fetch the history",
    isWanted: open,
    version,
  });
  return (
    <details
      className={`group border-line border-t ${className}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={summary}>
        <Icon name="clock" />
        History
      </summary>
      <div className="grid max-w-240 justify-items-start gap-3 pt-2" aria-busy={busy}>
        <p role="status" className={loaded ? "sr-only" : undefined}>
          {busy && !loaded && "Loading history..."}
        </p>
        {error !== null && (
          <Notice tone="red" role="alert">
            {error} <RetryButton onClick={reload} />
          </Notice>
        )}
        {loaded && items.length === 0 && <p className="text-15 text-ink-3">No changes recorded.</p>}
        {items.length > 0 && <HistoryEntries entries={items} />}
        {nextPath !== null && (
          <button
            type="button"
            className="text-link min-h-11 cursor-pointer aria-disabled:cursor-progress"
            aria-disabled={busy}
            onClick={showMore}
          >
            Show earlier changes
          </button>
        )}
      </div>
    </details>
  );
}
