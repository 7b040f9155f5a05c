"use client";

import { usePathname } from "next/navigation";
import { LiveDismantledList } from "@/components/dismantled-vehicles/live-dismantled-list";
import { RefreshableList } from "@/components/vehicle/refreshable-list";
import { shownListPage } from "@/lib/vehicles/list-pages";

/** The parts cars where the server could not load them: the browser does, from the start. */
export function UnloadedYard() {
  const page = shownListPage(usePathname());
  return (
    <RefreshableList list="dismantled" {...(page > 1 && { page })} heading="Recently Dismantled Vehicles">
      <LiveDismantledList page={page} leadsOn />
    </RefreshableList>
  );
}
