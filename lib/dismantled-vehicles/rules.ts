import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** The vehicles of the nearest model years, in their order where the distance is equal. */
export function nearestYears<Vehicle extends { year: number }>(
  year: number,
  vehicles: readonly Vehicle[],
  limit: number,
): Vehicle[] {
  const distance = (vehicle: Vehicle) => Math.abs(vehicle.year - year);
  return vehicles.toSorted((one, other) => distance(one) - distance(other)).slice(0, limit);
}

/** More than one vehicle of a model: RAV4s, Priuses. */
export function modelPlural(model: string): string {
  return `${model}${/[sxz]$/i.test(model) ? "es" : "s"}`;
}

/** A dismantled vehicle in one sentence, for search results and shared links. */
export function describeDonor(vehicle: PublicDismantledVehicle): string {
  const { mileage, engineType, transmission, driveType, stockNumber } = vehicle;
  const facts = [
    `${formatMiles(mileage)} miles`,
    engineType,
    transmission,
    driveType,
    `stock number ${stockNumber}`,
  ];
  return `Used parts off a ${vehicleTitle(vehicle, true)}: ${facts.filter(Boolean).join(", ")}. Ask for the part you need.`;
}

/** The URL of the form that asks for a part of a vehicle; `part` is the label of a callout. */
export function partRequestPath({ _id, vin }: Pick<PublicDismantledVehicle, "_id" | "vin">, part?: string) {
  const parameters = new URLSearchParams({ vin, donor: _id, ...(part && { part }) });
  return `/partsrequest?${parameters}` as const;
}
