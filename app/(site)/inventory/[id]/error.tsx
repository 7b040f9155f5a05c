"use client";

import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";

export default function VehicleError() {
  return <MissingVehicle reason="Failed to load vehicle details" />;
}
