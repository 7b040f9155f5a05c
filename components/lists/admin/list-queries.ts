import { infiniteQueryOptions, keepPreviousData, type Query, queryOptions } from "@tanstack/react-query";
import type { Tab } from "@/components/layout/admin/tabs";
import { type LinkedRecord, NO_LINK, readLinked } from "@/components/lists/admin/linked-record";
import { type ListView, viewQuery } from "@/components/lists/admin/list-view";
import { adminList } from "@/lib/auth/browser/admin-request";
import type { DismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { ListPage } from "@/lib/http/tolerant-list";
import type { PartRequest } from "@/lib/part-requests/schema";
import type { HistoryEntry } from "@/lib/records/schema";
import type { RepairRequest } from "@/lib/repair-requests/schema";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

/** Rows per page of the office's tables. */
const PAGE_SIZE = 50;
/** Entries per page of lists that load more on demand. */
const SHORT_PAGE_SIZE = 20;
/** Milliseconds after which a list is reloaded when the user returns to the page. */
const OUTDATED_MS = 30_000;

/** The records that each tab lists. */
export type TabRecord = {
  dismantled: DismantledVehicle;
  retail: RetailVehicle;
  parts: PartRequest;
  repairs: RepairRequest;
};

/**
 * Where each tab's records come from, the fallback error message, and what its count includes: all vehicles, or
 * the requests without a reply.
 */
export const SOURCES = {
  dismantled: { path: "/api/admin/dismantled-vehicles", failure: "Failed to fetch vehicles", counted: "" },
  retail: { path: "/api/admin/retail-vehicles", failure: "Failed to fetch vehicles", counted: "" },
  parts: {
    path: "/api/admin/part-requests",
    failure: "Failed to fetch part requests",
    counted: "&status=pending",
  },
  repairs: {
    path: "/api/admin/repair-requests",
    failure: "Failed to fetch repair requests",
    counted: "&status=pending",
  },
} satisfies Record<Tab, { path: string; failure: string; counted: string }>;

export const listKeys = {
  /** All tabs: their pages and counts. */
  all: ["lists"],
  tab: (tab: Tab) => ["lists", tab],
  pages: (tab: Tab) => ["lists", tab, "page"],
  count: (tab: Tab) => ["lists", tab, "count"],
};

/** A page of a tab's list, with the linked record when it is on another page. */
export type LoadedPage<T> = ListPage<T> & LinkedRecord<T>;

/** The page of a tab's list that a URL describes. The previous page is shown until it is loaded. */
export function pageQuery<T extends Tab>(tab: T, view: ListView, openId: string | null) {
  const { path, failure } = SOURCES[tab];
  const query = viewQuery(tab, view).toString();
  return queryOptions({
    queryKey: [...listKeys.pages(tab), query, openId],
    queryFn: async ({ signal }): Promise<LoadedPage<TabRecord[T]>> => {
      const url = `${path}?limit=${PAGE_SIZE}${query && `&${query}`}`;
      const page = await adminList<TabRecord[T]>(url, { failure, signal });
      const isElsewhere = openId !== null && !page.items.some(({ _id }) => _id === openId);
      return { ...page, ...(isElsewhere ? await readLinked<TabRecord[T]>(path, openId, signal) : NO_LINK) };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isOutdated,
  });
}

/** The count on a tab. Requests one row and reads the total. */
export function countQuery(tab: Tab) {
  const { path, failure, counted } = SOURCES[tab];
  return queryOptions({
    queryKey: listKeys.count(tab),
    queryFn: async ({ signal }) => (await adminList(`${path}?limit=1${counted}`, { failure, signal })).total,
    refetchOnWindowFocus: isOutdated,
  });
}

/** A list under /api/admin that loads page after page; its data are the items of all loaded pages. */
export function pagedQuery<T>(queryKey: readonly unknown[], path: string, failure: string) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => adminList<T>(pageParam, { failure, signal }),
    initialPageParam: `${path}?limit=${SHORT_PAGE_SIZE}`,
    getNextPageParam: ({ nextPath }) => nextPath,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** The history of the record with this URL under /api/admin; each version has a longer one. */
export const historyQuery = (path: string, version: number) => ({
  ...pagedQuery<HistoryEntry>(["history", path, version], `${path}/history`, "Failed to fetch the history"),
  placeholderData: keepPreviousData,
});

const isOutdated = ({ state }: Pick<Query, "state">) => Date.now() - state.dataUpdatedAt >= OUTDATED_MS;
