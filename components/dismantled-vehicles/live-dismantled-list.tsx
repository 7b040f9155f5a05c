"use client";

import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { ListSkeleton } from "@/components/vehicle/list-skeleton";
import { ListTrouble } from "@/components/vehicle/list-trouble";
import { useVehicleLists } from "@/components/vehicle/use-vehicle-lists";

/** The parts cars as the browser loads them, a page of them: when the server could not, or when a visitor asks again. */
export function LiveDismantledList({ page = 1 }: { page?: number }) {
  const loading = useVehicleLists(page);
  if (loading.status === "loading") return <ListSkeleton rows="dismantled" shown />;
  if (loading.status === "loaded") return <DismantledCards vehicles={loading.lists.dismantledVehicles} />;
  return <ListTrouble message={loading.message} retrying={loading.status === "retrying"} />;
}
