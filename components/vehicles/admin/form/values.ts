import { formatShortDay } from "@/components/layout/admin/dates";
import { formatMiles } from "@/lib/vehicles/format";

/**
 * Every field of the two forms, in the order of the pre-owned one; a dismantled vehicle has fewer of them. All are
 * texts as typed; photos are their URLs, one per line.
 */
export const VEHICLE_FIELDS = [
  "stockNumber",
  "vin",
  "year",
  "make",
  "model",
  "trim",
  "mileage",
  "price",
  "condition",
  "status",
  "dateAcquired",
  "exteriorColor",
  "interiorColor",
  "engineType",
  "transmission",
  "driveType",
  "fuelType",
  "description",
  "features",
  "notes",
  "images",
] as const;

export type VehicleField = (typeof VEHICLE_FIELDS)[number];

/** The values of a form as typed; fields that the inventory does not have stay empty. */
export type VehicleValues = Record<VehicleField, string>;

/** A vehicle of either inventory, as /api/admin returns it. */
export type VehicleRecord = {
  _id: string;
  version: number;
  stockNumber: string;
  year: number | null;
  make: string | null;
  model: string | null;
  missing?: string[];
};

export const LABELS: Record<VehicleField, string> = {
  stockNumber: "Stock Number",
  vin: "VIN",
  year: "Year",
  make: "Make",
  model: "Model",
  trim: "Trim",
  mileage: "Mileage",
  price: "Price",
  dateAcquired: "Date Acquired",
  status: "Status",
  condition: "Condition",
  exteriorColor: "Exterior Color",
  interiorColor: "Interior Color",
  engineType: "Engine",
  transmission: "Transmission",
  driveType: "Drive Type",
  fuelType: "Fuel Type",
  description: "Description",
  features: "Features",
  notes: "Notes",
  images: "Photos",
};

export const EMPTY_VALUES = Object.fromEntries(VEHICLE_FIELDS.map((field) => [field, ""])) as VehicleValues;

/** A stored value in the form's format. */
function spell(field: VehicleField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if ((field === "mileage" || field === "price") && typeof value === "number") return formatMiles(value);
  if (field === "dateAcquired") return formatShortDay(String(value));
  if (Array.isArray(value)) return value.join("\n");
  return String(value).replaceAll("\r\n", "\n");
}

/** The URLs of the photos, in order. */
export const photosOf = (images: string): string[] => images.split("\n").filter(Boolean);

/** The form values of a record. */
export function valuesOf(fields: readonly VehicleField[], record: object): VehicleValues {
  const stored = record as Record<string, unknown>;
  return {
    ...EMPTY_VALUES,
    ...Object.fromEntries(fields.map((field) => [field, spell(field, stored[field])])),
  };
}

/** Whether anything was changed, ignoring surrounding white space. */
export function isChanged(before: VehicleValues, now: VehicleValues): boolean {
  return VEHICLE_FIELDS.some((field) => before[field].trim() !== now[field].trim());
}
