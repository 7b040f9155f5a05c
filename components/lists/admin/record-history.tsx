"use client";

import { useState } from "react";
import { HistoryEntries } from "@/components/lists/admin/history-entries";
import { usePagedList } from "@/components/lists/admin/use-paged-list";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { HistoryEntry } from "@/lib/records/schema";

type RecordHistoryProps = {
  /** The address of the record under /api/admin. */
  path: string;
  /** The record's version: the history is reloaded when it changes. */
  version: number;
};

/** The history of a record, loaded when it is opened. */
export function RecordHistory({ path, version }: RecordHistoryProps) {
  const [open, setOpen] = useState(false);
  const { items, loaded, nextPath, busy, error, reload, showMore } = usePagedList<HistoryEntry>({
    path: `${path}/history`,
    failure: "Failed to fetch the history",
    isWanted: open,
    version,
  });
  return (
    <details className="office-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="clock" />
        History
      </summary>
      <div className="office-history-body" aria-busy={busy}>
        <p role="status" className={loaded ? "sr-only" : undefined}>
          {busy && !loaded && "Loading history..."}
        </p>
        {error !== null && (
          <Notice tone="red" role="alert">
            {error}{" "}
            <button type="button" className="office-retry" onClick={reload}>
              Retry
            </button>
          </Notice>
        )}
        {loaded && items.length === 0 && <p className="office-aside">No changes recorded.</p>}
        {items.length > 0 && <HistoryEntries entries={items} />}
        {nextPath !== null && (
          <button type="button" className="text-link office-more" aria-disabled={busy} onClick={showMore}>
            Show earlier changes
          </button>
        )}
      </div>
    </details>
  );
}
