"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { adminList } from "@/lib/auth/browser/admin-request";
import type { ListPage } from "@/lib/http/tolerant-list";

/** Rows per page, and the most that one request may ask for. */
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 500;

type ListState<T> = ListPage<T> & {
  /** Whether there is something to show: before the first answer there is not. */
  loaded: boolean;
  busy: boolean;
  error: string | null;
};

/** A list of the account that grows page by page. */
export type GrowingList<T> = ListState<T> & {
  /** Loads it again, as far as it was shown. What is shown stays until the answer is there. */
  reload: () => Promise<void>;
  /** Loads the next page. */
  showMore: () => Promise<void>;
};

/** Loads a list from under /api/admin; `failure` is what an error without words is told as. */
export function useGrowingList<T extends { _id: string }>(path: string, failure: string): GrowingList<T> {
  const [state, setState] = useState<ListState<T>>({
    items: [],
    total: 0,
    offset: 0,
    nextPath: null,
    previousPath: null,
    loaded: false,
    busy: true,
    error: null,
  });
  const request = useRef<AbortController>(null);
  const { nextPath } = state;
  const shown = useRef(0);
  useEffect(() => {
    shown.current = state.items.length;
  }, [state.items.length]);

  const load = useCallback(
    async (pagePath: string, merge: (page: ListPage<T>, before: T[]) => T[]) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      const { signal } = controller;
      setState((before) => ({ ...before, busy: true, error: null }));
      try {
        const page = await adminList<T>(pagePath, { failure, signal });
        if (signal.aborted) return;
        setState(({ items }) => ({
          ...page,
          items: merge(page, items),
          loaded: true,
          busy: false,
          error: null,
        }));
      } catch (error) {
        if (signal.aborted) return;
        const message = error instanceof Error && error.message ? error.message : failure;
        setState((before) => ({ ...before, busy: false, error: message }));
      }
    },
    [failure],
  );

  const reload = useCallback(() => {
    const limit = Math.min(Math.max(shown.current, PAGE_SIZE), MAX_PAGE_SIZE);
    return load(`${path}?limit=${limit}`, ({ items }) => items);
  }, [load, path]);

  const showMore = useCallback(async () => {
    if (nextPath === null) return;
    await load(nextPath, ({ items }, before) => {
      const known = new Set(before.map(({ _id }) => _id));
      return [...before, ...items.filter(({ _id }) => !known.has(_id))];
    });
  }, [load, nextPath]);

  useEffect(() => {
    void reload();
    return () => request.current?.abort();
  }, [reload]);

  return { ...state, reload, showMore };
}
