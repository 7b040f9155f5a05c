"use client";

import { usePathname } from "next/navigation";
import { LiveRetailList } from "@/components/retail-vehicles/live-retail-list";
import { RefreshableList } from "@/components/vehicle/refreshable-list";
import { shownListPage } from "@/lib/vehicles/list-pages";

/** The vehicles for sale where the server could not load them: the browser does, from the start. */
export function UnloadedLot() {
  const page = shownListPage(usePathname());
  return (
    <RefreshableList list="retail" {...(page > 1 && { page })} heading="On the lot">
      <LiveRetailList page={page} leadsOn />
    </RefreshableList>
  );
}
