"use client";

import { lazy, Suspense } from "react";
import { ListSkeleton } from "@/components/vehicle/list-skeleton";
import { ListTrouble } from "@/components/vehicle/list-trouble";

// Fetched when it shows: the page that this boundary stands behind opens without it.
const LiveDismantledList = lazy(() =>
  import("@/components/dismantled-vehicles/live-dismantled-list").then(
    ({ LiveDismantledList }) => ({ default: LiveDismantledList }),
    () => ({ default: Unreachable }),
  ),
);

function Unreachable() {
  return <ListTrouble message="Failed to fetch vehicles" retrying={false} />;
}

/** The server could not load the parts cars: the browser tries by itself. */
export default function PartsError() {
  return (
    <div className="wrap py-8 lg:py-10">
      <h1 className="mb-6">Shop Recycled Parts</h1>
      <Suspense fallback={<ListSkeleton rows="dismantled" />}>
        <LiveDismantledList />
      </Suspense>
    </div>
  );
}
