"use client";

import { Activity } from "react";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OfficeTabs, type TabCount } from "@/components/layout/admin/office-tabs";
import { TABS, type Tab } from "@/components/layout/admin/tabs";
import { usePageVisibleAgain } from "@/components/layout/admin/use-page-visible";
import { useTabCounts } from "@/components/layout/admin/use-tab-counts";
import { viewPath } from "@/components/lists/admin/list-view";
import { useAdminList } from "@/components/lists/admin/use-admin-list";
import { useListViews } from "@/components/lists/admin/use-list-views";
import { PartsTab } from "@/components/requests/admin/parts-tab";
import { RepairsTab } from "@/components/requests/admin/repairs-tab";
import { DismantledTab } from "@/components/vehicles/admin/dismantled-tab";
import { RetailTab } from "@/components/vehicles/admin/retail-tab";
import type { DismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { PartRequest } from "@/lib/part-requests/schema";
import type { RepairRequest } from "@/lib/repair-requests/schema";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";

/** The dashboard: the bar, the tabs, and the list of the tab in the URL. */
export function Dashboard() {
  const { tab, views, openId } = useListViews();
  const { counts, recount } = useTabCounts();
  const lists = useLists((one) => ({
    tab: one,
    view: views[one],
    isShown: one === tab,
    openId: one === tab ? openId : null,
    onChange: recount,
  }));

  async function reload() {
    for (const one of TABS) if (one !== tab) void recount(one);
    await lists[tab].reload();
  }
  usePageVisibleAgain(reload);

  const openIdIn = (one: Tab) => (one === tab ? openId : null);
  const panels = {
    dismantled: <DismantledTab list={lists.dismantled} openId={openIdIn("dismantled")} />,
    retail: <RetailTab list={lists.retail} openId={openIdIn("retail")} />,
    parts: <PartsTab list={lists.parts} openId={openIdIn("parts")} />,
    repairs: <RepairsTab list={lists.repairs} openId={openIdIn("repairs")} />,
  } satisfies Record<Tab, unknown>;
  return (
    <>
      <OfficeBar onReload={reload} />
      <OfficeTabs
        current={tab}
        counts={{
          dismantled: chip(counts.dismantled, false),
          retail: chip(counts.retail, false),
          parts: chip(counts.parts, true),
          repairs: chip(counts.repairs, true),
        }}
        paths={byTab((one) => viewPath(one, views[one]))}
      />
      <OfficeMain>
        {/* Hidden tabs stay mounted, so that an unsent note survives a switch of tabs. */}
        {TABS.map((one) => (
          <Activity key={one} mode={one === tab ? "visible" : "hidden"}>
            {panels[one]}
          </Activity>
        ))}
      </OfficeMain>
    </>
  );
}

type Shown = Pick<Parameters<typeof useAdminList>[0], "tab" | "view" | "isShown" | "openId" | "onChange">;

const VEHICLES_FAILED = "Failed to fetch vehicles";

function useLists(shown: (tab: Tab) => Shown) {
  return {
    dismantled: useAdminList<DismantledVehicle>({
      ...shown("dismantled"),
      path: "/api/admin/dismantled-vehicles",
      failure: VEHICLES_FAILED,
    }),
    retail: useAdminList<RetailVehicle>({
      ...shown("retail"),
      path: "/api/admin/retail-vehicles",
      failure: VEHICLES_FAILED,
    }),
    parts: useAdminList<PartRequest>({
      ...shown("parts"),
      path: "/api/admin/part-requests",
      failure: "Failed to fetch part requests",
    }),
    repairs: useAdminList<RepairRequest>({
      ...shown("repairs"),
      path: "/api/admin/repair-requests",
      failure: "Failed to fetch repair requests",
    }),
  };
}

const chip = (count: number | null, isNew: boolean): TabCount => (count === null ? null : { count, isNew });

const byTab = (value: (tab: Tab) => string) =>
  Object.fromEntries(TABS.map((tab) => [tab, value(tab)])) as Record<Tab, string>;
