"use client";

import type { ReactNode } from "react";
import { FailedList, StaleList } from "@/components/lists/admin/list-states";
import type { PagedList } from "@/components/lists/admin/use-paged-list";

type AccountListProps<T extends { _id: string }> = {
  list: Pick<PagedList<T>, "items" | "loaded" | "busy" | "error" | "reload">;
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
  const { items, loaded, busy, error, reload } = list;
  return (
    <>
      <p role="status" className={loaded || error !== null ? "sr-only" : "py-3 text-ink-2"}>
        {busy && !loaded ? loadingText : ""}
      </p>
      {error !== null && !loaded && <FailedList message={error} onRetry={reload} />}
      {error !== null && loaded && <StaleList message={error} onRetry={reload} />}
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
