"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { adminList } from "@/lib/auth/browser/admin-request";
import type { HistoryEntry } from "@/lib/records/schema";

const PAGE_SIZE = 20;

type HistoryState = {
  /** Null before the first answer. */
  entries: HistoryEntry[] | null;
  nextPath: string | null;
  busy: boolean;
  error: string | null;
};

/** What was done to a record, loaded while `wanted`, and again after each new `version` of it. */
export function useHistory(path: string, version: number, wanted: boolean) {
  const [state, setState] = useState<HistoryState>({
    entries: null,
    nextPath: null,
    busy: false,
    error: null,
  });
  const request = useRef<AbortController>(null);

  const load = useCallback(async (pagePath: string, isFirst: boolean) => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, busy: true, error: null }));
    try {
      const failure = "Failed to fetch the history";
      const { items, nextPath } = await adminList<HistoryEntry>(pagePath, { failure, signal });
      if (signal.aborted) return;
      setState(({ entries }) => ({
        entries: isFirst ? items : [...(entries ?? []), ...items],
        nextPath,
        busy: false,
        error: null,
      }));
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : "Failed to fetch the history";
      setState((before) => ({ ...before, busy: false, error: message }));
    }
  }, []);

  const reload = useCallback(() => load(`${path}?limit=${PAGE_SIZE}`, true), [load, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has a longer history.
  useEffect(() => {
    if (wanted) void reload();
    return () => request.current?.abort();
  }, [wanted, reload, version]);

  async function showMore() {
    if (state.nextPath !== null) await load(state.nextPath, false);
  }

  return { ...state, reload, showMore };
}
