"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { adminList } from "@/lib/auth/browser/admin-request";

const PAGE_SIZE = 20;

type PagedListState<T> = {
  items: T[];
  nextPath: string | null;
  /** Whether there are items to show: false before the first response. */
  loaded: boolean;
  busy: boolean;
  error: string | null;
};

/** A list under /api/admin that loads page after page. */
export type PagedList<T> = PagedListState<T> & {
  /** Reloads the first page. The current items stay until the response arrives. */
  reload: () => Promise<void>;
  /** Appends the next page. */
  showMore: () => Promise<void>;
};

type PagedListOptions = {
  path: string;
  /** The fallback error message. */
  failure: string;
  /** Set to false to delay loading. */
  isWanted?: boolean;
  /** The list is reloaded when this changes. */
  version?: number;
};

/** Loads the first page of a list, and more on demand. */
export function usePagedList<T>(options: PagedListOptions): PagedList<T> {
  const { path, failure, isWanted = true, version } = options;
  const [state, setState] = useState<PagedListState<T>>({
    items: [],
    nextPath: null,
    loaded: false,
    busy: isWanted,
    error: null,
  });
  const request = useRef<AbortController>(null);

  const load = useCallback(
    async (pagePath: string, isFirst: boolean) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      const { signal } = controller;
      setState((before) => ({ ...before, busy: true, error: null }));
      try {
        const { items, nextPath } = await adminList<T>(pagePath, { failure, signal });
        if (signal.aborted) return;
        setState((before) => ({
          items: isFirst ? items : [...before.items, ...items],
          nextPath,
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

  const reload = useCallback(() => load(`${path}?limit=${PAGE_SIZE}`, true), [load, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the version changes.
  useEffect(() => {
    if (isWanted) void reload();
    return () => request.current?.abort();
  }, [isWanted, reload, version]);

  async function showMore() {
    if (state.nextPath !== null) await load(state.nextPath, false);
  }

  return { ...state, reload, showMore };
}
