import type { VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { photosOf, type VehicleField, type VehicleValues } from "@/components/vehicles/admin/form/values";
import { readTypedDate, shopDay } from "@/lib/vehicles/typed-date";

/** The stored values of a vehicle, by field. */
export type VehicleBody = Record<string, unknown>;
export type FieldProblems = Partial<Record<VehicleField, string>>;

/**
 * Validates what was typed with the server's own schema: the values as they are stored (trimmed, numbers as numbers, days as
 * YYYY-MM-DD, null for what is empty), or the first problem of each field.
 */
export function validate(
  kind: VehicleKind,
  values: VehicleValues,
  now: Date,
): { accepted: VehicleBody } | { problems: FieldProblems } {
  const typed = Object.fromEntries(kind.fields.map((field) => [field, values[field]]));
  const currentYear = Number(shopDay(now).slice(0, 4));
  const day = readTypedDate(values.dateAcquired, currentYear) ?? values.dateAcquired;
  // Users may type the price with a dollar sign.
  const price = values.price.replace(/^\s*\$/, "");
  const images = photosOf(values.images);
  const result = kind.schema.safeParse({ ...typed, dateAcquired: day, price, images });
  if (result.success) {
    return { accepted: Object.fromEntries(kind.fields.map((field) => [field, result.data[field] ?? null])) };
  }
  const problems: FieldProblems = {};
  for (const { path, message } of result.error.issues) problems[path[0] as VehicleField] ??= message;
  return { problems };
}

/** The body of a create request, without empty values. */
export function createBody(accepted: VehicleBody): VehicleBody {
  return Object.fromEntries(Object.entries(accepted).filter(([, value]) => spelled(value) !== ""));
}

/** The body of an update request: the changed fields, null for cleared ones. */
export function updateBody(accepted: VehicleBody, record: object): VehicleBody {
  const stored = record as VehicleBody;
  return Object.fromEntries(
    Object.entries(accepted).filter(([field, value]) => spelled(value) !== spelled(stored[field])),
  );
}

// Normalizes a value for comparison: null, undefined and empty are equal.
function spelled(value: unknown): string {
  if (value === null || value === undefined) return "";
  return (Array.isArray(value) ? value.join("\n") : String(value)).replaceAll("\r\n", "\n");
}
