"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Tab } from "@/components/layout/admin/tabs";
import { type LinkedRecord, NO_LINK, readLinked } from "@/components/lists/admin/linked-record";
import type { ListView } from "@/components/lists/admin/list-view";
import { viewQuery } from "@/components/lists/admin/list-view";
import { changeView } from "@/components/lists/admin/use-list-views";
import { adminList } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { ListPage } from "@/lib/http/tolerant-list";

/** Rows per page of the office's tables. */
const PAGE_SIZE = 50;

type ListState<T> = ListPage<T> &
  LinkedRecord<T> & {
    /** The query of the loaded items; null before the first response. */
    answered: string | null;
    busy: boolean;
    error: string | null;
  };

/** An office list with its actions. */
export type AdminList<T> = Omit<ListState<T>, "answered"> & {
  tab: Tab;
  view: ListView;
  /** Whether there are items to show: false before the first response and after an error of another query. */
  loaded: boolean;
  /** Reloads the page. The current items stay until the response arrives. */
  reload: () => Promise<void>;
  /** Replaces records that were saved or read again. */
  replace: (...records: T[]) => void;
  /** Removes a deleted record. */
  remove: (id: string) => void;
};

type Source = {
  tab: Tab;
  /** Its address under /api/admin. */
  path: string;
  /** The fallback error message. */
  failure: string;
  view: ListView;
  isShown: boolean;
  openId: string | null;
  /** Called when records may have been added, removed or changed. */
  onChange: (tab: Tab) => void;
};

/** Loads a page of a list while its tab is shown; a late response never replaces a newer one. */
export function useAdminList<T extends { _id: string }>(source: Source): AdminList<T> {
  const { tab, path, failure, view, isShown, openId, onChange } = source;
  const [state, setState] = useState<ListState<T>>({
    items: [],
    ...NO_LINK,
    total: 0,
    offset: 0,
    nextPath: null,
    previousPath: null,
    answered: null,
    busy: true,
    error: null,
  });
  const request = useRef<AbortController>(null);
  const query = viewQuery(tab, view).toString();

  const load = useCallback(async () => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, busy: true, error: null }));
    try {
      const page = await adminList<T>(`${path}?limit=${PAGE_SIZE}${query && `&${query}`}`, {
        failure,
        signal,
      });
      const isElsewhere = openId !== null && !page.items.some(({ _id }) => _id === openId);
      const link = isElsewhere ? await readLinked<T>(path, openId, signal) : NO_LINK;
      if (signal.aborted) return;
      // The page has no rows left: load the first page, and do not show the empty state until then.
      if (page.items.length === 0 && query.includes("cursor=")) {
        return changeView(tab, { cursor: "" }, "replace");
      }
      setState({ ...page, ...link, answered: query, busy: false, error: null });
    } catch (error) {
      if (signal.aborted) return;
      if (isLostPlace(error, query)) changeView(tab, { cursor: "" }, "replace");
      const message = error instanceof Error && error.message ? error.message : failure;
      setState((before) => ({ ...before, busy: false, error: message }));
    }
  }, [path, failure, tab, query, openId]);

  const reload = useCallback(async () => {
    onChange(tab);
    await load();
  }, [load, onChange, tab]);

  const replace = useCallback(
    (...records: T[]) => {
      const newer = (item: T) => records.find(({ _id }) => _id === item._id) ?? item;
      setState((before) => ({
        ...before,
        items: before.items.map(newer),
        linked: before.linked && newer(before.linked),
      }));
      onChange(tab);
    },
    [onChange, tab],
  );

  const remove = useCallback(
    (id: string) => {
      setState((before) => {
        const items = before.items.filter(({ _id }) => _id !== id);
        const linked = before.linked?._id === id ? null : before.linked;
        return { ...before, items, linked, total: before.total - (before.items.length - items.length) };
      });
      // Do not show the broken-link message to the user who deleted the record.
      if (id === openId) changeView(tab, { cursor: view.cursor }, "replace");
      onChange(tab);
    },
    [onChange, tab, openId, view.cursor],
  );

  useEffect(() => {
    if (!isShown) return;
    void load();
    return () => request.current?.abort();
  }, [isShown, load]);

  const { answered, ...shown } = state;
  const isAnswered = answered !== null && (state.error === null || answered === query);
  return { ...shown, tab, view, loaded: isAnswered, reload, replace, remove };
}

// A cursor from an old link, or from a list in another order.
const isLostPlace = (error: unknown, query: string): boolean =>
  error instanceof RequestError && error.status === 400 && query.includes("cursor=");
