"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedList, StaleList } from "@/components/lists/admin/list-states";

type AccountListProps<T extends { _id: string }> = {
  list: UseInfiniteQueryResult<T[]>;
  labelledBy: string;
  loadingText: string;
  emptyText: string;
  children: (item: T) => ReactNode;
};

/** A list of the account page, with what stands there while it is loading, empty or failed. */
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
      <p role="status" className={loaded || error !== null ? "sr-only" : "office-loading"}>
        {busy && !loaded ? loadingText : ""}
      </p>
      {error !== null && !loaded && <FailedList message={error} onRetry={refetch} />}
      {error !== null && loaded && <StaleList message={error} onRetry={refetch} />}
      {loaded && items.length === 0 && <p className="account-empty">{emptyText}</p>}
      {items.length > 0 && (
        <ul className="account-list" aria-labelledby={labelledBy} aria-busy={busy}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
