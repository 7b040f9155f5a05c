"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { FIRST_VIEWS, type ListView, readView, viewPath } from "@/components/admin/list-view";
import { readTab, type Tab } from "@/components/admin/tabs";

/** The tab in the address, and what is looked for in each: the address says it of the open tab, the others keep theirs. */
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
 * Changes what the address says of a tab's list, without asking the server for the page. Anything but another page
 * starts at the first. While somebody types the address is replaced, so that the way back does not go letter by letter.
 * A form that stands in the list's place stays.
 */
export function changeView(tab: Tab, changes: Partial<ListView>, how: "push" | "replace" = "push"): void {
  const search = new URLSearchParams(window.location.search);
  const form = search.get("form");
  const changed = viewPath(tab, { ...readView(tab, search), cursor: "", ...changes });
  const path = form === null ? changed : `${changed}&${new URLSearchParams({ form })}`;
  if (how === "push") window.history.pushState(null, "", path);
  else window.history.replaceState(null, "", path);
}
