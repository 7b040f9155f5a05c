"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { officeHeading } from "@/components/layout/admin/office-main";
import { ListPager } from "@/components/lists/admin/list-pager";
import {
  FailedList,
  LinkedRecordError,
  NothingFound,
  StaleList,
  TableSkeleton,
} from "@/components/lists/admin/list-states";
import { ListToolbar } from "@/components/lists/admin/list-toolbar";
import { isNarrowed, LISTS, orderLabel } from "@/components/lists/admin/list-view";
import { RecordTable } from "@/components/lists/admin/record-table";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { changeView } from "@/components/lists/admin/use-list-views";
import { StateBox } from "@/components/ui/state-box";
import type { Sorts } from "@/lib/lists/query";

type ListPanelProps<T> = Omit<
  Parameters<typeof RecordTable<T & { _id: string }>>[0],
  "caption" | "records" | "view" | "onSort"
> & {
  title: string;
  list: AdminList<T & { _id: string }>;
  loadingText: string;
  /** The empty state: a heading and an explanation. */
  empty: { title: string; text: string };
  /** The tab's one main action, such as its "Add Vehicle" button; on phones it is at the bottom of the screen. */
  mainAction?: ReactNode;
  /** The prefix of error messages. */
  errorPrefix?: string;
};

/** One tab of the dashboard: heading, toolbar, table, and the loading, empty and error states. */
export function ListPanel<T>({
  title,
  list,
  loadingText,
  empty,
  mainAction,
  errorPrefix = "",
  ...table
}: ListPanelProps<T>) {
  const { tab, view, items, linked, total, offset, loaded, busy, error, reload } = list;
  const section = useRef<HTMLElement>(null);
  const turnPage = usePageTurn(section, busy);
  const records = linked ? [linked, ...items] : items;
  const message = error === null ? null : `${errorPrefix}${error}`;
  const hasNone = loaded && records.length === 0 && !busy;

  function sortBy(sort: string) {
    const usual = (LISTS[tab].sorts as Sorts)[sort] ?? "asc";
    const other = view.direction === "asc" ? "desc" : "asc";
    changeView(tab, { sort, direction: view.sort === sort ? other : usual });
  }

  return (
    <section ref={section} aria-labelledby={`${tab}-heading`} aria-busy={busy}>
      <div className="mb-3.5 flex flex-wrap items-center gap-3">
        <h1 id={`${tab}-heading`} className={`${officeHeading} mr-auto`}>
          {title}
        </h1>
        <ListToolbar tab={tab} view={view} />
        {mainAction && <MainAction>{mainAction}</MainAction>}
      </div>
      <div role="status">
        {list.linkedError !== null && (
          <LinkedRecordError problem={list.linkedError} tab={tab} onRetry={reload} />
        )}
      </div>
      <p role="status" className={records.length > 0 || !busy ? "sr-only" : "py-3 text-ink-2"}>
        {busy && records.length === 0 ? loadingText : ""}
        {!busy && loaded && isNarrowed(view) && `${total} found`}
      </p>
      {busy && records.length === 0 && <TableSkeleton />}
      {message !== null && !loaded && <FailedList message={message} onRetry={reload} />}
      {message !== null && loaded && <StaleList message={message} onRetry={reload} />}
      {hasNone && !isNarrowed(view) && (
        <StateBox kind="empty" level={2} title={empty.title} actions={null}>
          {empty.text}
        </StateBox>
      )}
      {hasNone && isNarrowed(view) && (
        <NothingFound
          search={view.q}
          onClear={() => {
            changeView(tab, { q: "", status: "" });
            section.current?.querySelector<HTMLElement>("[data-office-search]")?.focus();
          }}
        />
      )}
      {loaded && records.length > 0 && (
        <>
          <RecordTable caption={title} records={records} view={view} onSort={sortBy} {...table} />
          <ListPager
            shown={items.length}
            offset={offset}
            total={total}
            order={orderLabel(view)}
            busy={busy}
            previous={cursorIn(list.previousPath)}
            next={cursorIn(list.nextPath)}
            onPage={(cursor) => {
              turnPage();
              changeView(tab, { cursor });
            }}
          />
        </>
      )}
    </section>
  );
}

function MainAction({ children }: { children: ReactNode }) {
  return (
    <div
      className={[
        "max-md:grid max-md:not-short:fixed max-md:not-short:inset-x-0 max-md:not-short:bottom-0 max-md:not-short:z-15",
        "max-md:not-short:border-line max-md:not-short:border-t max-md:not-short:bg-sheet",
        "max-md:not-short:px-4 max-md:not-short:pt-2.5 max-md:not-short:shadow-[0_-4px_16px_rgb(0_0_0/12%)]",
        "max-md:not-short:pb-[calc(0.625rem+env(safe-area-inset-bottom))]",
      ].join(" ")}
      data-main-action
    >
      {children}
    </div>
  );
}

const cursorIn = (path: string | null): string | null =>
  path === null ? null : new URLSearchParams(path.slice(path.indexOf("?"))).get("cursor");

// Scrolls to the top of the new page and moves the focus there: the pressed button may be gone.
function usePageTurn(section: { current: HTMLElement | null }, busy: boolean): () => void {
  const isTurning = useRef<"asked" | "loading" | null>(null);
  useEffect(() => {
    if (isTurning.current === "asked" && busy) isTurning.current = "loading";
    if (isTurning.current !== "loading" || busy) return;
    isTurning.current = null;
    window.scrollTo({ top: 0 });
    section.current?.querySelector<HTMLElement>("table")?.focus({ preventScroll: true });
  }, [section, busy]);
  return () => {
    isTurning.current = "asked";
  };
}
