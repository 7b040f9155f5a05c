"use client";

import { useSearchParams } from "next/navigation";
import { Activity, useEffect, useRef } from "react";
import { DismantledTab } from "@/components/admin/dismantled-tab";
import { OfficeBar } from "@/components/admin/office-bar";
import { OfficeTabs, type TabCount } from "@/components/admin/office-tabs";
import { PartsTab } from "@/components/admin/parts-tab";
import { RepairsTab } from "@/components/admin/repairs-tab";
import { RetailTab } from "@/components/admin/retail-tab";
import { readTab, TABS, type Tab } from "@/components/admin/tabs";
import { type AdminList, useAdminList } from "@/components/admin/use-admin-list";
import type { DismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { PartRequest } from "@/lib/part-requests/schema";
import type { RepairRequest } from "@/lib/repair-requests/schema";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

/** The office: its bar, its tabs, and the list of the tab in the address. */
export function Dashboard() {
  const search = useSearchParams();
  const tab = readTab(search.get("tab"));
  const lists = useLists();
  useReloadOnChange(tab, lists[tab].reload);

  const openIdIn = (one: Tab) => (one === tab ? search.get("open") : null);
  const panels = {
    dismantled: <DismantledTab list={lists.dismantled} openId={openIdIn("dismantled")} />,
    retail: <RetailTab list={lists.retail} openId={openIdIn("retail")} />,
    parts: <PartsTab list={lists.parts} openId={openIdIn("parts")} />,
    repairs: <RepairsTab list={lists.repairs} openId={openIdIn("repairs")} />,
  } satisfies Record<Tab, unknown>;
  return (
    <>
      <OfficeBar onReload={lists[tab].reload} />
      <OfficeTabs
        current={tab}
        counts={{
          dismantled: totalOf(lists.dismantled),
          retail: totalOf(lists.retail),
          parts: pendingOf(lists.parts),
          repairs: pendingOf(lists.repairs),
        }}
      />
      <main id="content" className="office-wrap office-main">
        {/* Hidden tabs stay, so that a half-written note survives a look at another tab. */}
        {TABS.map((one) => (
          <Activity key={one} mode={one === tab ? "visible" : "hidden"}>
            {panels[one]}
          </Activity>
        ))}
      </main>
    </>
  );
}

function useLists() {
  return {
    dismantled: useAdminList<DismantledVehicle>("/api/admin/dismantled-vehicles", "Failed to fetch vehicles"),
    retail: useAdminList<RetailVehicle>("/api/admin/retail-vehicles", "Failed to fetch vehicles"),
    parts: useAdminList<PartRequest>("/api/admin/part-requests", "Failed to fetch part requests"),
    repairs: useAdminList<RepairRequest>("/api/admin/repair-requests", "Failed to fetch repair requests"),
  };
}

// All lists are loaded with the page, for their counts; one that is opened later is loaded again.
function useReloadOnChange(tab: Tab, reload: () => Promise<void>) {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    void reload();
  }, [tab, reload]);
}

function totalOf({
  loaded,
  total,
}: Pick<AdminList<DismantledVehicle | RetailVehicle>, "loaded" | "total">): TabCount {
  return loaded ? { count: total, isNew: false } : null;
}

function pendingOf({
  loaded,
  items,
  nextPath,
}: Pick<AdminList<{ status: string }>, "loaded" | "items" | "nextPath">): TabCount {
  const pending = items.filter(({ status }) => status === "pending").length;
  return loaded ? { count: pending, isNew: true, atLeast: nextPath !== null } : null;
}
