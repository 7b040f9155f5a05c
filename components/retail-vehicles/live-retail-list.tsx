"use client";

import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { ListSkeleton } from "@/components/vehicle/list-skeleton";
import { ListTrouble } from "@/components/vehicle/list-trouble";
import { useVehicleLists } from "@/components/vehicle/use-vehicle-lists";

/** The lot as the browser loads it, a page of it: when the server could not, or when a visitor asks again. */
export function LiveRetailList({ page = 1 }: { page?: number }) {
  const loading = useVehicleLists(page);
  if (loading.status === "loading") return <ListSkeleton rows="retail" />;
  if (loading.status === "loaded") return <RetailCards vehicles={loading.lists.retailVehicles} />;
  return <ListTrouble message={loading.message} retrying={loading.status === "retrying"} />;
}
