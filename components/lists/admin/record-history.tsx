"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Activity, useState } from "react";
import { HistoryEntries } from "@/components/lists/admin/history-entries";
import { historyQuery } from "@/components/lists/admin/list-queries";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

type RecordHistoryProps = {
  /** The URL of the record under /api/admin. */
  path: string;
  /** The record's version: the history is reloaded when it changes. */
  version: number;
};

/** The history of a record, loaded when it is opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="office-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="clock" />
        History
      </summary>
      <Activity mode={isOpen ? "visible" : "hidden"}>
        <HistoryBody {...props} />
      </Activity>
    </details>
  );
}

function HistoryBody({ path, version }: RecordHistoryProps) {
  const {
    data: items,
    isFetching,
    error,
    hasNextPage,
    refetch,
    fetchNextPage,
  } = useInfiniteQuery(historyQuery(path, version));
  return (
    <div className="office-history-body" aria-busy={isFetching}>
      <p role="status" className={items ? "sr-only" : undefined}>
        {isFetching && !items && "Loading history..."}
      </p>
      {error && !isFetching && (
        <Notice tone="red" role="alert">
          {error.message}{" "}
          <button type="button" className="office-retry" onClick={() => refetch()}>
            Retry
          </button>
        </Notice>
      )}
      {items?.length === 0 && <p className="office-aside">No changes recorded.</p>}
      {items && items.length > 0 && <HistoryEntries entries={items} />}
      {hasNextPage && (
        <button
          type="button"
          className="text-link office-more"
          aria-disabled={isFetching}
          onClick={() => fetchNextPage()}
        >
          Show earlier changes
        </button>
      )}
    </div>
  );
}
