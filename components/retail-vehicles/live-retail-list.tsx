"use client";

import { useEffect } from "react";
import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { ListError } from "@/components/vehicles/list-error";
import { ListPager } from "@/components/vehicles/list-pager";
import { ListSkeleton } from "@/components/vehicles/list-skeleton";
import type { HeadList } from "@/components/vehicles/refreshable-list";
import { useVehicleLists } from "@/components/vehicles/use-vehicle-lists";

/** The lot as the browser loads it, a page of it: when the server could not, or when a visitor asks again. */
export function LiveRetailList({
  page = 1,
  headList,
  withPager = false,
}: {
  page?: number;
  headList?: HeadList;
  /** Whether it has the way to the pages beside it, where the server put none below it. */
  withPager?: boolean;
}) {
  const loading = useVehicleLists(page);
  const heading = loading.status === "loaded" ? `${loading.lists.onTheLot} on the lot` : null;
  useEffect(() => headList?.(heading), [headList, heading]);
  if (loading.status === "loading") return <ListSkeleton rows="retail" />;
  if (loading.status === "loaded") {
    const { retailVehicles, retailPages } = loading.lists;
    return (
      <>
        <RetailCards vehicles={retailVehicles} />
        {withPager && <ListPager list="/inventory" page={page} pages={retailPages} />}
      </>
    );
  }
  return <ListError message={loading.message} retrying={loading.status === "retrying"} />;
}
