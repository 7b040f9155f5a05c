"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedList, StaleList } from "@/components/lists/admin/list-states";

type AccountListProps<T extends { _id: string }> = {
  list: UseInfiniteQueryResult<T[]>;
  /** The id of the list's heading. */
  labelledBy: string;
  loadingText: string;
  emptyText: string;
  /** Renders the contents of an entry. */
  children: (item: T) => ReactNode;
};

/** A list of the account page, with its loading, empty and error states. */
export function AccountList<T extends { _id: string }>({
  list,
  labelledBy,
  loadingText,
  emptyText,
  children,
}: AccountListProps<T>) {
  const { data: items = [], isFetching: busy, refetch } = list;
  const loaded = list.data !== undefined;
  const error = list.error && !busy ? list.error.message : null;
  return (
    <>
      <p role="status" className={loaded || error !== null ? "sr-only" : "py-3 text-ink-2"}>
        {busy && !loaded ? loadingText : ""}
      </p>
      {error !== null && !loaded && <FailedList message={error} onRetry={refetch} />}
      {error !== null && loaded && <StaleList message={error} onRetry={refetch} />}
      {loaded && items.length === 0 && <p className="text-15 text-ink-2">{emptyText}</p>}
      {items.length > 0 && (
        <ul aria-labelledby={labelledBy} aria-busy={busy}>
          {items.map((item) => (
            <li
              key={item._id}
              className="flex min-h-16 items-center gap-3 border-line border-t py-2.5 last:border-b"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
