import { formatMoment, formatShortDay } from "@/components/layout/admin/dates";
import { Facts } from "@/components/layout/admin/facts";
import {
  CONDITION_LABELS,
  DRIVE_TYPE_LABELS,
  FUEL_TYPE_LABELS,
  TRANSMISSION_LABELS,
} from "@/lib/retail-vehicles/rules";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles } from "@/lib/vehicles/format";

/** The details of a retail vehicle that its row does not show. */
export function RetailFacts({ vehicle }: { vehicle: RetailVehicle }) {
  return (
    <Facts
      facts={[
        [
          "VIN",
          <span key="vin" className="vin">
            {vehicle.vin}
          </span>,
        ],
        ["Trim", vehicle.trim],
        ["Mileage", vehicle.mileage === null ? null : formatMiles(vehicle.mileage)],
        ["Acquired", formatShortDay(vehicle.dateAcquired)],
        ["Engine", vehicle.engineType],
        ["Transmission", vehicle.transmission && TRANSMISSION_LABELS[vehicle.transmission]],
        ["Drive type", vehicle.driveType && DRIVE_TYPE_LABELS[vehicle.driveType]],
        ["Fuel", vehicle.fuelType && FUEL_TYPE_LABELS[vehicle.fuelType]],
        ["Condition", vehicle.condition && CONDITION_LABELS[vehicle.condition]],
        ["Exterior", vehicle.exteriorColor],
        ["Interior", vehicle.interiorColor],
        ["Sold", vehicle.soldAt === null ? null : formatMoment(vehicle.soldAt)],
      ]}
    />
  );
}
