"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { neighborsOf } from "@/components/conversations/admin/neighbors";
import { pagesQuery } from "@/components/desk/admin/desk-queries";
import { deskPath, readFilter, requestPath } from "@/components/desk/admin/desk-view";

/** A request further down in the list has no neighbors, unless the list was shown that far. */
const MAX_ROWS = 200;

/** The request's place in the list of the desk that it was opened from, which the URL describes. */
type Neighbors = {
  /** The desk with the same list. */
  deskPath: string;
  /** Such as "6 of 10"; null while unknown, or when the request is not in the list anymore. */
  position: string | null;
  previousPath: string | null;
  nextPath: string | null;
};

/** The requests before and after a request in the list that it was opened from. */
export function useNeighbors(reference: string): Neighbors {
  const filter = readFilter(useSearchParams());
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(pagesQuery(filter));
  const references = data?.pages.flatMap(({ rows }) => rows.map((row) => row.reference)) ?? [];
  const index = references.indexOf(reference);

  // Where it was in the list, for when an answer or another status takes it out of the list.
  const [place, setPlace] = useState(-1);
  useEffect(() => {
    if (index >= 0) setPlace(index);
  }, [index]);

  const isFurtherDown = index < 0 && place < 0 && hasNextPage && references.length < MAX_ROWS;
  useEffect(() => {
    if (isFurtherDown && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [isFurtherDown, isFetching, isError, fetchNextPage]);

  const { position, previous, next } = neighborsOf(references, {
    reference,
    place,
    groups: data?.pages[0]?.counts.groups,
  });
  return {
    deskPath: deskPath(filter),
    position,
    previousPath: previous === null ? null : requestPath(previous, filter),
    nextPath: next === null ? null : requestPath(next, filter),
  };
}
