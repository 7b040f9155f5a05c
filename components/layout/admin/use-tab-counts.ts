"use client";

import { useQueries } from "@tanstack/react-query";
import { TABS, type Tab } from "@/components/layout/admin/tabs";
import { countQuery } from "@/components/lists/admin/list-queries";

/** The counts on the tabs, null until loaded. Errors are shown by the tab's list, not by its count. */
export function useTabCounts(): Record<Tab, number | null> {
  const counts = useQueries({ queries: TABS.map(countQuery) });
  return Object.fromEntries(TABS.map((tab, index) => [tab, counts[index]?.data ?? null])) as Record<
    Tab,
    number | null
  >;
}
