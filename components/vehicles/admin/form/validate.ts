import { z } from "zod";
import { fieldOf, type VehicleKind } from "@/components/vehicles/admin/form/kinds";
import { photosOf, type VehicleFieldName, type VehicleValues } from "@/components/vehicles/admin/form/values";
import type { VehicleField } from "@/lib/vehicles/field";
import { readTypedDate, shopDay } from "@/lib/vehicles/typed-date";

/** The stored values of a vehicle, by field. */
export type VehicleBody = Record<string, unknown>;
export type FieldProblems = Partial<Record<VehicleFieldName, string>>;

/**
 * The form's schema: the server's own for what was typed. It returns the values as they are stored: trimmed, numbers as
 * numbers, days as YYYY-MM-DD, null for what is empty.
 */
export function formSchema(kind: VehicleKind, now = () => new Date()) {
  return z
    .custom<VehicleValues>()
    .transform((values): unknown =>
      Object.fromEntries(
        kind.fields.map((name) => [name, inputValue(fieldOf(kind, name), values[name], now())]),
      ),
    )
    .pipe(kind.schema);
}

/** A typed value as the server's schema takes it. */
function inputValue({ kind, unit }: VehicleField, typed: string, now: Date): string | string[] {
  if (kind === "photos") return photosOf(typed);
  if (kind === "day") return readTypedDate(typed, Number(shopDay(now).slice(0, 4))) ?? typed;
  // Users may type the price with a dollar sign.
  return unit === "dollars" ? typed.replace(/^\s*\$/, "") : typed;
}

/** Validates what was typed: the values as they are stored, or the first problem of each field. */
export function validate(
  kind: VehicleKind,
  values: VehicleValues,
  now: Date,
): { accepted: VehicleBody } | { problems: FieldProblems } {
  const result = formSchema(kind, () => now).safeParse(values);
  if (result.success) {
    return { accepted: Object.fromEntries(kind.fields.map((field) => [field, result.data[field] ?? null])) };
  }
  const problems: FieldProblems = {};
  for (const { path, message } of result.error.issues) problems[path[0] as VehicleFieldName] ??= message;
  return { problems };
}

/** The body of a create request, without empty values. */
export function createBody(accepted: VehicleBody): VehicleBody {
  return Object.fromEntries(Object.entries(accepted).filter(([, value]) => normalized(value) !== ""));
}

/** The body of an update request: the changed fields, null for cleared ones. */
export function updateBody(accepted: VehicleBody, record: object): VehicleBody {
  const stored = record as VehicleBody;
  return Object.fromEntries(
    Object.entries(accepted).filter(([field, value]) => normalized(value) !== normalized(stored[field])),
  );
}

// A value for comparison: null, undefined and empty are equal.
function normalized(value: unknown): string {
  if (value === null || value === undefined) return "";
  return (Array.isArray(value) ? value.join("\n") : String(value)).replaceAll("\r\n", "\n");
}
