"use client";

import { MissingDismantled } from "@/components/dismantled-vehicles/missing-dismantled";

export default function DismantledVehicleError() {
  return <MissingDismantled reason="Failed to load vehicle details" />;
}
