"use client";

import { lazy, Suspense } from "react";
import { Banner } from "@/components/layout/banner";
import { ListSkeleton } from "@/components/vehicle/list-skeleton";
import { ListTrouble } from "@/components/vehicle/list-trouble";

// Fetched when it shows: the pages that this boundary stands behind open without it.
const LiveRetailList = lazy(() =>
  import("@/components/retail-vehicles/live-retail-list").then(
    ({ LiveRetailList }) => ({ default: LiveRetailList }),
    () => ({ default: Unreachable }),
  ),
);

function Unreachable() {
  return <ListTrouble message="Failed to fetch vehicles" retrying={false} />;
}

/** The server could not load the lot: the browser tries by itself. */
export default function InventoryError() {
  return (
    <>
      <Banner
        title="Pre-Owned Vehicles"
        lead="Cars, trucks and SUVs on our own lot. Like one? Call, or come by and sit in it."
      />
      <div className="wrap py-8 lg:py-10">
        <Suspense fallback={<ListSkeleton rows="retail" />}>
          <LiveRetailList />
        </Suspense>
      </div>
    </>
  );
}
