import type { RetailVehicleModel } from "@/lib/generated/prisma/models";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { soldSince } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle, RetailVehicle } from "@/lib/retail-vehicles/schema";
import { columnsOf, type Filled, omitFields, pickFields, valuesFromRow } from "@/lib/vehicles/field-values";
import { KEY_COLUMNS, keyValues } from "@/lib/vehicles/record";

const PUBLIC = pickFields(RETAIL_FIELDS, { visibility: "public" });
const NEEDED = pickFields(RETAIL_FIELDS, { neededToShow: true });
const ALWAYS_SHOWN = omitFields(PUBLIC, { neededToShow: true });
const STAFF = pickFields(RETAIL_FIELDS, { visibility: "staff" });

type NeededName = keyof typeof NEEDED;

/** What a vehicle needs before visitors can see it, besides stock number and VIN. */
export const NEEDED_FIELDS = Object.keys(NEEDED) as NeededName[];

/** The columns that visitors may see. */
export const PUBLIC_COLUMNS = { ...KEY_COLUMNS, ...columnsOf(PUBLIC) } as const;
export const ADMIN_COLUMNS = { ...PUBLIC_COLUMNS, ...columnsOf(STAFF) } as const;

type PublicRow = Pick<RetailVehicleModel, keyof typeof PUBLIC_COLUMNS>;
type AdminRow = Pick<RetailVehicleModel, keyof typeof ADMIN_COLUMNS>;

const alwaysShown = (row: PublicRow) => ({
  _id: row.id,
  ...valuesFromRow(ALWAYS_SHOWN, row),
  ...keyValues(row),
});

/** The fields of NEEDED_FIELDS that are still empty. */
export function missingFields(vehicle: Record<NeededName, unknown>): string[] {
  return NEEDED_FIELDS.filter((field) => vehicle[field] === null || vehicle[field] === undefined);
}

/** A row as visitors see it, or null when it is not complete yet. */
export function toPublic(row: PublicRow): PublicRetailVehicle | null {
  if (missingFields(row).length > 0) return null;
  const needed = valuesFromRow(NEEDED, row) as Filled<ReturnType<typeof valuesFromRow<typeof NEEDED>>>;
  return { ...alwaysShown(row), ...needed };
}

/** A row as staff see it. */
export function toAdmin(row: AdminRow): RetailVehicle {
  return {
    ...alwaysShown(row),
    ...valuesFromRow(NEEDED, row),
    ...valuesFromRow(STAFF, row),
    missing: missingFields(row),
  };
}

/** Prisma's where for complete vehicles that are for sale, or were sold in the last 30 days. */
export function visibleAt(now: Date) {
  const isComplete = Object.fromEntries(NEEDED_FIELDS.map((field) => [field, { not: null }]));
  return { AND: [isComplete, { OR: [{ soldAt: null }, { soldAt: { gt: soldSince(now) } }] }] };
}
