"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { deskKeys, pagesQuery } from "@/components/desk/admin/desk-queries";
import { type DeskFilter, deskPath, readFilter } from "@/components/desk/admin/desk-view";
import { listKeys } from "@/components/lists/admin/list-queries";
import type { DeskPage, DeskRow } from "@/lib/desk/schema";

/** The queue as the URL filters it. */
export type Desk = {
  filter: DeskFilter;
  rows: DeskRow[];
  /** Undefined until the first response. */
  counts: DeskPage["counts"] | undefined;
  /** The rows of another filter are still shown, or none yet. */
  isLoading: boolean;
  /** The last poll failed. `loadedAt` is when the rows were read, in milliseconds since 1970. */
  isFailed: boolean;
  loadedAt: number;
  more: { load: () => void; isLoading: boolean } | null;
  /** Reloads the queue, the figures, and the counts of the tabs. */
  reload: () => Promise<void>;
};

/** Loads the queue and polls it while the page is visible. */
export function useDesk(): Desk {
  const filter = readFilter(useSearchParams());
  const client = useQueryClient();
  const { data, isError, isFetching, isPlaceholderData, dataUpdatedAt, ...query } = useInfiniteQuery(
    pagesQuery(filter),
  );
  return {
    filter,
    rows: data ? withoutRepeats(data.pages.flatMap(({ rows }) => rows)) : [],
    counts: data?.pages[0]?.counts,
    isLoading: isPlaceholderData || (data === undefined && isFetching),
    isFailed: isError,
    loadedAt: dataUpdatedAt,
    more: query.hasNextPage
      ? { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage }
      : null,
    async reload() {
      const keys = [deskKeys.all, listKeys.all];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

/** A request that moved while the pages were read may be on two of them. */
function withoutRepeats(rows: DeskRow[]): DeskRow[] {
  return [...new Map(rows.map((row) => [row.reference, row])).values()];
}

/**
 * Changes the filter in the URL without reloading the page. While the user types, the history entry is replaced, so that
 * Back does not undo single letters.
 */
export function changeFilter(filter: DeskFilter, how: "push" | "replace" = "push"): void {
  if (how === "push") window.history.pushState(null, "", deskPath(filter));
  else window.history.replaceState(null, "", deskPath(filter));
}
