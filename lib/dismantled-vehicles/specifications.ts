import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { type SpecificationRow, specificationRows } from "@/lib/vehicles/specification-rows";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The fields with the day of acquisition as a text, which has the month in full. */
const FIELDS = {
  ...DISMANTLED_FIELDS,
  dateAcquired: { ...DISMANTLED_FIELDS.dateAcquired, kind: "line" },
} as const;

/** The rows of the table on a dismantled vehicle's page. */
export function dismantledSpecifications(vehicle: PublicDismantledVehicle): SpecificationRow[] {
  return specificationRows(FIELDS, {
    ...vehicle,
    dateAcquired: longDay.format(new Date(`${vehicle.dateAcquired}T00:00:00Z`)),
  });
}
