"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Tab } from "@/components/layout/admin/tabs";
import { NO_LINK } from "@/components/lists/admin/linked-record";
import {
  type LoadedPage,
  listKeys,
  pageQuery,
  SOURCES,
  type TabRecord,
} from "@/components/lists/admin/list-queries";
import type { ListView } from "@/components/lists/admin/list-view";
import { changeView } from "@/components/lists/admin/use-list-views";
import { RequestError } from "@/lib/http/client";

/** What the URL says about a tab: its view, and the record to open. */
export type TabProps = { view: ListView; openId: string | null };

/** An office list with its actions. */
export type AdminList<T> = LoadedPage<T> & {
  tab: Tab;
  /** The list's URL under /api/admin. */
  path: string;
  view: ListView;
  /** Whether there are items to show: false before the first response and after an error of another query. */
  loaded: boolean;
  busy: boolean;
  error: string | null;
  /** Reloads the page and the tab's count. The current items stay until the response arrives. */
  reload: () => Promise<void>;
  /** Replaces records that were saved or read again. */
  replace: (...records: T[]) => void;
  /** Removes a deleted record. */
  remove: (id: string) => void;
};

const NO_PAGE = { items: [], ...NO_LINK, total: 0, offset: 0, nextPath: null, previousPath: null };

/** Loads a page of a tab's list while the tab is shown, and again each time it is shown. */
export function useAdminList<T extends Tab>(tab: T, { view, openId }: TabProps): AdminList<TabRecord[T]> {
  const { data, error, isFetching, isPlaceholderData } = useQuery(pageQuery(tab, view, openId));
  const actions = useListActions<TabRecord[T]>(tab, { view, openId });
  // A page without rows, or a cursor from an old link or another order: load the first page, and do not show the
  // empty state until then.
  const hasNoRows = data?.items.length === 0 && !isPlaceholderData;
  const isPageLost = view.cursor !== "" && !isFetching && (hasNoRows || isBadRequest(error));
  useEffect(() => {
    if (isPageLost) changeView(tab, { cursor: "" }, "replace");
  }, [isPageLost, tab]);

  const busy = isFetching || isPageLost;
  return {
    ...(data ?? NO_PAGE),
    ...actions,
    tab,
    path: SOURCES[tab].path,
    view,
    loaded: data !== undefined,
    busy,
    error: error && !busy ? error.message : null,
  };
}

function useListActions<T extends { _id: string }>(tab: Tab, { view, openId }: TabProps) {
  const client = useQueryClient();

  function update(change: (page: LoadedPage<T>) => LoadedPage<T>) {
    client.setQueriesData<LoadedPage<T>>({ queryKey: listKeys.pages(tab) }, (page) => page && change(page));
    void client.invalidateQueries({ queryKey: listKeys.count(tab) });
  }

  return {
    reload: () => client.invalidateQueries({ queryKey: listKeys.tab(tab) }),
    replace(...records: T[]) {
      const newer = (item: T) => records.find(({ _id }) => _id === item._id) ?? item;
      update((page) => ({
        ...page,
        items: page.items.map(newer),
        linked: page.linked && newer(page.linked),
      }));
    },
    remove(id: string) {
      update((page) => {
        const items = page.items.filter(({ _id }) => _id !== id);
        const linked = page.linked?._id === id ? null : page.linked;
        return { ...page, items, linked, total: page.total - (page.items.length - items.length) };
      });
      // Do not show the broken-link message to the user who deleted the record.
      if (id === openId) changeView(tab, { cursor: view.cursor }, "replace");
    },
  };
}

const isBadRequest = (error: unknown): boolean => error instanceof RequestError && error.status === 400;
