import type { z } from "zod";
import type { VehicleField } from "@/lib/vehicles/field";
import * as type from "@/lib/vehicles/field-types";

// The fields that both inventories define alike. Each inventory's fields.ts adds who sees them, and where they are shown.

type SharedField = Omit<VehicleField, "visibility" | "order">;

export const stockNumber = {
  ...type.stockNumberField,
  section: "Basic Information",
} as const satisfies SharedField;

/** The VIN under the rule of its inventory. */
export const vin = <Schema extends z.ZodType<string>>(rule: Schema) =>
  ({ ...type.vinField(rule), section: "Basic Information" }) as const satisfies SharedField;

export const year = { ...type.yearField, section: "Basic Information" } as const satisfies SharedField;

export const trim = {
  ...type.lineField("Trim"),
  section: "Basic Information",
  showOptional: true,
} as const satisfies SharedField;

export const mileage = { ...type.mileageField, section: "Basic Information" } as const satisfies SharedField;

export const dateAcquired = {
  ...type.acquiredField,
  section: "Basic Information",
  labels: { details: "Acquired" },
} as const satisfies SharedField;

export const exteriorColor = {
  ...type.lineField("Exterior color"),
  section: "Vehicle Details",
  labels: { details: "Exterior" },
} as const satisfies SharedField;

export const interiorColor = {
  ...type.lineField("Interior color"),
  section: "Vehicle Details",
  labels: { details: "Interior" },
} as const satisfies SharedField;

export const engineType = {
  ...type.lineField("Engine"),
  isUppercase: true,
  section: "Vehicle Details",
} as const satisfies SharedField;

export const images = { ...type.photosField, section: "Vehicle Image" } as const satisfies SharedField;

export const notes = {
  ...type.textField("Notes"),
  section: "Notes",
  hint: "Staff only. Never shown on the site.",
} as const satisfies SharedField;
