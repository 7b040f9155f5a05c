"use client";

import { useCallback, useEffect, useState } from "react";
import { TABS, type Tab } from "@/components/layout/admin/tabs";
import { adminList } from "@/lib/auth/browser/admin-request";

/**
 * The query behind each tab's count: all vehicles, or the requests without a reply. Requests one row and reads
 * the total.
 */
const COUNTED = {
  dismantled: "/api/admin/dismantled-vehicles?limit=1",
  retail: "/api/admin/retail-vehicles?limit=1",
  parts: "/api/admin/part-requests?limit=1&status=pending",
  repairs: "/api/admin/repair-requests?limit=1&status=pending",
} satisfies Record<Tab, string>;

/** The counts on the tabs, null until loaded, and a function that reloads them. */
export function useTabCounts() {
  const [counts, setCounts] = useState<Record<Tab, number | null>>({
    dismantled: null,
    retail: null,
    parts: null,
    repairs: null,
  });

  const recount = useCallback(async (tab: Tab) => {
    try {
      const { total } = await adminList(COUNTED[tab], { failure: "", signal: new AbortController().signal });
      setCounts((before) => ({ ...before, [tab]: total }));
    } catch {
      // Errors are shown by the tab's list, not by its count.
    }
  }, []);

  useEffect(() => {
    for (const tab of TABS) void recount(tab);
  }, [recount]);

  return { counts, recount };
}
