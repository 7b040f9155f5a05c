import { CONDITION_LABELS, STATUS_LABELS } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/** A vehicle in one sentence, for search results and shared links. */
export function describeVehicle(vehicle: PublicRetailVehicle): string {
  const { status, price, mileage, engineType, condition, stockNumber } = vehicle;
  const facts = [
    status === "available" ? formatPrice(price) : STATUS_LABELS[status],
    `${formatMiles(mileage)} miles`,
    engineType,
    `${CONDITION_LABELS[condition].toLowerCase()} condition`,
    `stock number ${stockNumber}`,
  ];
  return `${vehicleTitle(vehicle, true)}: ${facts.filter(Boolean).join(", ")}.`;
}

/** Similar vehicles that are still for sale: of the same make or near in price, nearest first. */
export function similarVehicles(
  to: PublicRetailVehicle,
  all: readonly PublicRetailVehicle[],
  limit: number,
): PublicRetailVehicle[] {
  const distance = (vehicle: PublicRetailVehicle) =>
    Math.abs(vehicle.price - to.price) / Math.max(to.price, 1) +
    (vehicle.make === to.make ? 0 : 0.5) +
    (vehicle.model === to.model ? 0 : 0.25);
  return all
    .filter(({ _id, status }) => _id !== to._id && status !== "sold")
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, limit);
}
