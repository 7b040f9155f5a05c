"use client";

import { type ReactNode, useEffect } from "react";
import { FailedList, StaleList, TableSkeleton } from "@/components/admin/list-states";
import { RecordTable } from "@/components/admin/record-table";
import type { AdminList } from "@/components/admin/use-admin-list";
import { StateBox } from "@/components/ui/state-box";

type ListPanelProps<T> = Omit<
  Parameters<typeof RecordTable<T & { _id: string }>>[0],
  "caption" | "records"
> & {
  title: string;
  list: AdminList<T & { _id: string }>;
  loadingText: string;
  /** What is said when there is nothing: a sentence, and what to expect. */
  empty: { title: string; text: string };
  /** The tab's one main action, such as its "Add Vehicle" button; on phones it stands at the foot of the screen. */
  mainAction?: ReactNode;
  /** What stands before the message of an error. */
  errorPrefix?: string;
};

/** One tab of the dashboard: its heading, its table, and what stands there while there is none. */
export function ListPanel<T>({
  title,
  list,
  loadingText,
  empty,
  mainAction,
  errorPrefix = "",
  ...table
}: ListPanelProps<T>) {
  const { items, total, nextPath, loaded, busy, error, reload, showMore } = list;
  const { openId } = table;

  // A record that a link names may stand further down than what is loaded.
  const isFurtherDown =
    openId !== null && loaded && nextPath !== null && !items.some(({ _id }) => _id === openId);
  useEffect(() => {
    if (isFurtherDown && !busy && error === null) void showMore();
  }, [isFurtherDown, busy, error, showMore]);

  const message = error === null ? null : `${errorPrefix}${error}`;
  return (
    <section aria-labelledby={`${title}-heading`} aria-busy={busy}>
      <div className="office-head">
        <h1 id={`${title}-heading`} className="office-heading">
          {title}
        </h1>
        {mainAction && <div className="office-main-action">{mainAction}</div>}
      </div>
      <p role="status" className={loaded || error !== null ? "sr-only" : "office-loading"}>
        {busy && !loaded ? loadingText : ""}
      </p>
      {busy && !loaded && <TableSkeleton />}
      {message !== null && !loaded && <FailedList message={message} onRetry={reload} />}
      {message !== null && loaded && <StaleList message={message} onRetry={reload} />}
      {loaded && items.length === 0 && (
        <StateBox kind="empty" level={2} title={empty.title} actions={null}>
          {empty.text}
        </StateBox>
      )}
      {items.length > 0 && (
        <>
          <RecordTable caption={title} records={items} {...table} />
          <div className="office-foot">
            <p>
              {items.length} of {total}, newest first
            </p>
            {nextPath !== null && (
              <button type="button" className="text-link office-more" aria-disabled={busy} onClick={showMore}>
                Show more
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
