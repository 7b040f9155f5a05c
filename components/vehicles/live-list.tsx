"use client";

import { useEffect } from "react";
import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { ListError } from "@/components/vehicles/list-error";
import { ListPager } from "@/components/vehicles/list-pager";
import { ListSkeleton } from "@/components/vehicles/list-skeleton";
import { useVehicleLists } from "@/components/vehicles/use-vehicle-lists";
import type { PublicList } from "@/lib/vehicles/list-pages";

export type LiveListProps = {
  list: PublicList;
  page?: number;
  /** Called with the heading of the loaded list; with null while it loads, and where the heading never changes. */
  onHeading?: (heading: string | null) => void;
  /** Whether to show the pagination, where the server did not render it. */
  withPager?: boolean;
};

/** A page of a public list that the browser loads: on refresh, or when the server could not load it. */
export function LiveList({ list, page = 1, onHeading, withPager = false }: LiveListProps) {
  const loading = useVehicleLists(page);
  const onTheLot = list === "/inventory" && loading.status === "loaded" ? loading.lists.onTheLot : null;
  const heading = onTheLot === null ? null : `${onTheLot} on the lot`;
  useEffect(() => onHeading?.(heading), [onHeading, heading]);

  if (loading.status === "loading") return <ListSkeleton list={list} />;
  if (loading.status !== "loaded") {
    return <ListError message={loading.message} retrying={loading.status === "retrying"} />;
  }
  const { retailVehicles, retailPages, dismantledVehicles, dismantledPages } = loading.lists;
  return list === "/inventory" ? (
    <>
      <RetailCards vehicles={retailVehicles} />
      {withPager && <ListPager list={list} page={page} pages={retailPages} />}
    </>
  ) : (
    <>
      <DismantledCards vehicles={dismantledVehicles} />
      {withPager && <ListPager list={list} page={page} pages={dismantledPages} />}
    </>
  );
}
