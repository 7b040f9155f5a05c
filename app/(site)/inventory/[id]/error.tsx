"use client";

import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";

/** The page of a vehicle failed in the browser. What the server could not load it answers itself (scripts/site/trouble-page.mjs). */
export default function VehicleError() {
  return <MissingVehicle reason="Failed to load vehicle details" />;
}
