"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Activity } from "react";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain } from "@/components/layout/admin/office-main";
import { OfficeTabs, tabChips } from "@/components/layout/admin/office-tabs";
import { TABS, type Tab } from "@/components/layout/admin/tabs";
import { useTabCounts } from "@/components/layout/admin/use-tab-counts";
import { listKeys } from "@/components/lists/admin/list-queries";
import { viewPath } from "@/components/lists/admin/list-view";
import { useListViews } from "@/components/lists/admin/use-list-views";
import { PartsTab } from "@/components/requests/admin/parts-tab";
import { RepairsTab } from "@/components/requests/admin/repairs-tab";
import { DismantledTab } from "@/components/vehicles/admin/dismantled-tab";
import { RetailTab } from "@/components/vehicles/admin/retail-tab";

/** The dashboard: the bar, the tabs, and the list of the tab in the URL. */
export function Dashboard() {
  const { tab, views, openId } = useListViews();
  const counts = useTabCounts();
  const client = useQueryClient();
  const propsOf = (one: Tab) => ({ view: views[one], openId: one === tab ? openId : null });
  const panels = {
    dismantled: <DismantledTab {...propsOf("dismantled")} />,
    retail: <RetailTab {...propsOf("retail")} />,
    parts: <PartsTab {...propsOf("parts")} />,
    repairs: <RepairsTab {...propsOf("repairs")} />,
  } satisfies Record<Tab, unknown>;
  return (
    <>
      <OfficeBar onReload={() => client.invalidateQueries({ queryKey: listKeys.all })} />
      <OfficeTabs current={tab} counts={tabChips(counts)} paths={byTab((one) => viewPath(one, views[one]))} />
      <OfficeMain>
        {/* Hidden tabs stay mounted, so that an unsent note survives a switch of tabs. They do not load anything. */}
        {TABS.map((one) => (
          <Activity key={one} mode={one === tab ? "visible" : "hidden"}>
            {panels[one]}
          </Activity>
        ))}
      </OfficeMain>
    </>
  );
}

const byTab = (value: (tab: Tab) => string) =>
  Object.fromEntries(TABS.map((tab) => [tab, value(tab)])) as Record<Tab, string>;
