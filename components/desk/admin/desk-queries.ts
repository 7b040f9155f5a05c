import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { type DeskFilter, filterQuery } from "@/components/desk/admin/desk-view";
import { adminContent, type Tagged } from "@/lib/auth/browser/admin-content";
import type { WeekSummary } from "@/lib/desk/numbers";
import type { DeskPage, DeskSummary } from "@/lib/desk/schema";

const PAGE_SIZE = 50;
/** Milliseconds between two polls of the queue, and of the figures, while the page is visible. */
const POLL_MS = 15_000;
const SLOW_POLL_MS = 60_000;

const FAILURE = "The desk did not load.";

export const deskKeys = {
  all: ["desk"],
  pages: ["desk", "pages"],
  summary: ["desk", "summary"],
};

/** Reads a URL. The content and its tag are kept in the query cache, so that unchanged content is not sent again. */
async function readContent<T>(client: QueryClient, path: string, signal: AbortSignal): Promise<T> {
  const key: QueryKey = ["desk-content", path];
  const content = await adminContent<T>(path, client.getQueryData<Tagged<T>>(key), {
    signal,
    failure: FAILURE,
  });
  client.setQueryData(key, content);
  return content.data;
}

const pathOf = (filter: DeskFilter, more: Record<string, string> = {}) => {
  const query = filterQuery(filter);
  for (const [name, value] of Object.entries({ limit: String(PAGE_SIZE), ...more })) query.set(name, value);
  return `/api/admin/desk?${query}`;
};

/** The queue page by page. The previous rows are shown until those of another filter are loaded. */
export const pagesQuery = (filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...deskKeys.pages, filterQuery(filter).toString()],
    queryFn: ({ client, pageParam, signal }) =>
      readContent<DeskPage>(client, pathOf(filter, pageParam ? { cursor: pageParam } : {}), signal),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/** How many requests each kind and each status leads to. */
export const facetsQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: ["desk", "facets", filterQuery(filter).toString()],
    queryFn: ({ client, signal }) =>
      readContent<DeskPage>(client, pathOf(filter, { limit: "1", facets: "1" }), signal),
    placeholderData: keepPreviousData,
  });

/** What the bar shows on every page of the admin area. */
export const summaryQuery = queryOptions({
  queryKey: deskKeys.summary,
  queryFn: ({ client, signal }) => readContent<DeskSummary>(client, "/api/admin/desk/summary", signal),
  refetchInterval: SLOW_POLL_MS,
  refetchOnWindowFocus: true,
});

/** The figures of this week. */
export const weekQuery = queryOptions({
  queryKey: ["desk", "week"],
  queryFn: ({ client, signal }) => readContent<WeekSummary>(client, "/api/admin/desk/week", signal),
  refetchInterval: SLOW_POLL_MS,
});
