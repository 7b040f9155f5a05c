"use client";

import { Banner } from "@/components/layout/banner";
import { LiveRetailList } from "@/components/retail-vehicles/live-retail-list";

/** The server could not load the lot: the browser tries by itself. */
export default function InventoryError() {
  return (
    <>
      <Banner
        title="Pre-Owned Vehicles"
        lead="Cars, trucks and SUVs on our own lot. Like one? Call, or come by and sit in it."
      />
      <div className="wrap py-8 lg:py-10">
        <LiveRetailList />
      </div>
    </>
  );
}
