"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { readTab, type Tab } from "@/components/layout/admin/tabs";
import { FIRST_VIEWS, type ListView, readView, viewPath } from "@/components/lists/admin/list-view";

/** The current tab and the view of each tab: the URL holds that of the current tab, the others keep their last one. */
export function useListViews() {
  const search = useSearchParams();
  const tab = readTab(search.get("tab"));
  const [kept, setKept] = useState(FIRST_VIEWS);
  useEffect(() => {
    setKept((before) => ({ ...before, [tab]: readView(tab, search) }));
  }, [tab, search]);
  const views: Record<Tab, ListView> = { ...kept, [tab]: readView(tab, search) };
  return { tab, views, openId: search.get("open") || null };
}

/**
 * Changes a tab's view in the URL without reloading the page. Every change except paging starts at the first page.
 * While the user types, the history entry is replaced, so that Back does not undo single letters. An open form
 * stays open.
 */
export function changeView(tab: Tab, changes: Partial<ListView>, how: "push" | "replace" = "push"): void {
  const search = new URLSearchParams(window.location.search);
  const form = search.get("form");
  const changed = viewPath(tab, { ...readView(tab, search), cursor: "", ...changes });
  const path = form === null ? changed : `${changed}&${new URLSearchParams({ form })}`;
  if (how === "push") window.history.pushState(null, "", path);
  else window.history.replaceState(null, "", path);
}
