"use client";

import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { ListError } from "@/components/vehicles/list-error";
import { ListPager } from "@/components/vehicles/list-pager";
import { ListSkeleton } from "@/components/vehicles/list-skeleton";
import { useVehicleLists } from "@/components/vehicles/use-vehicle-lists";

/** The parts cars as the browser loads them, a page of them: when the server could not, or when a visitor asks again. */
export function LiveDismantledList({
  page = 1,
  withPager = false,
}: {
  page?: number;
  /** Whether it has the way to the pages beside it, where the server put none below it. */
  withPager?: boolean;
}) {
  const loading = useVehicleLists(page);
  if (loading.status === "loading") return <ListSkeleton rows="dismantled" shown />;
  if (loading.status === "loaded") {
    const { dismantledVehicles, dismantledPages } = loading.lists;
    return (
      <>
        <DismantledCards vehicles={dismantledVehicles} />
        {withPager && <ListPager list="/parts" page={page} pages={dismantledPages} />}
      </>
    );
  }
  return <ListError message={loading.message} retrying={loading.status === "retrying"} />;
}
