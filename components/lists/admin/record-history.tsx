"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Activity, useState } from "react";
import { HistoryEntries } from "@/components/lists/admin/history-entries";
import { historyQuery } from "@/components/lists/admin/list-queries";
import { RetryButton } from "@/components/lists/admin/retry-button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

type RecordHistoryProps = {
  /** The URL of the record under /api/admin. */
  path: string;
  /** The record's version: the history is reloaded when it changes. */
  version: number;
};

const summary = [
  "mt-1 -ml-2 inline-flex min-h-11 list-none items-center gap-2 rounded-field px-2",
  "font-semibold text-ink-2 hover:bg-current/10 [&::-webkit-details-marker]:hidden",
  "after:size-4.5 after:bg-(image:--chevron) after:bg-center after:bg-contain after:bg-no-repeat after:content-['']",
  "group-open:after:rotate-180",
].join(" ");

/** The history of a record, loaded when it is opened. */
export function RecordHistory({ className = "mt-5", ...props }: RecordHistoryProps & { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`group border-line border-t ${className}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={summary}>
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
    <div className="grid max-w-240 justify-items-start gap-3 pt-2" aria-busy={isFetching}>
      <p role="status" className={items ? "sr-only" : undefined}>
        {isFetching && !items && "Loading history..."}
      </p>
      {error && !isFetching && (
        <Notice tone="red" role="alert">
          {error.message} <RetryButton onClick={() => refetch()} />
        </Notice>
      )}
      {items?.length === 0 && <p className="text-15 text-ink-3">No changes recorded.</p>}
      {items && items.length > 0 && <HistoryEntries entries={items} />}
      {hasNextPage && (
        <button
          type="button"
          className="text-link min-h-11 cursor-pointer aria-disabled:cursor-progress"
          aria-disabled={isFetching}
          onClick={() => fetchNextPage()}
        >
          Show earlier changes
        </button>
      )}
    </div>
  );
}
