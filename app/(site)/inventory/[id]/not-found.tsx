import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";

/** The same where the status of a page cannot be set (see lib/http/page-status.ts). */
export default function VehicleNotFound() {
  return <MissingVehicle reason="Vehicle not found" />;
}
