"use client";

import { LiveDismantledList } from "@/components/dismantled-vehicles/live-dismantled-list";

/** The server could not load the parts cars: the browser tries by itself. */
export default function PartsError() {
  return (
    <div className="wrap py-8 lg:py-10">
      <h1 className="mb-6">Shop Recycled Parts</h1>
      <LiveDismantledList />
    </div>
  );
}
