"use client";

import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";

/** The server could not load the vehicle. */
export default function VehicleError() {
  return <MissingVehicle reason="Failed to load vehicle details" />;
}
