"use client";

import { useCallback, useEffect, useState } from "react";
import { TABS, type Tab } from "@/components/admin/tabs";
import { adminList } from "@/lib/auth/browser/admin-request";

/** What a tab's chip counts: all vehicles, and the requests that wait for an answer. One row is asked for, and the whole count told. */
const COUNTED = {
  dismantled: "/api/admin/dismantled-vehicles?limit=1",
  retail: "/api/admin/retail-vehicles?limit=1",
  parts: "/api/admin/part-requests?limit=1&status=pending",
  repairs: "/api/admin/repair-requests?limit=1&status=pending",
} satisfies Record<Tab, string>;

/** The counts on the tabs, null until they are known, and how to count again. */
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
      // A chip is no place for an error: the list of the tab tells it.
    }
  }, []);

  useEffect(() => {
    for (const tab of TABS) void recount(tab);
  }, [recount]);

  return { counts, recount };
}
