import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { vehicleTitle } from "@/lib/vehicles/format";

/** A vehicle's stock number and title, such as "A1024: 2014 Ford Fusion". */
export const nameOf = (vehicle: VehicleRecord) =>
  [vehicle.stockNumber, vehicleTitle(vehicle)].filter(Boolean).join(": ");

/** The toast after a save, with the missing fields of a vehicle that is not public yet. */
export function savedToast(vehicle: VehicleRecord, how: "added" | "updated" | "unchanged") {
  const title = { added: "Vehicle added", updated: "Vehicle updated", unchanged: "Nothing was changed" }[how];
  const missing = vehicle.missing ?? [];
  if (missing.length === 0) return { title, description: nameOf(vehicle) };
  return {
    title,
    description: `${nameOf(vehicle)}. Not on the site yet. Still missing: ${missing.join(", ")}.`,
  };
}
