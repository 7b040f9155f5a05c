import { z } from "zod";
import { enumMapping } from "@/lib/vehicles/enum-mapping";
import type { FieldType } from "@/lib/vehicles/field";
import { images } from "@/lib/vehicles/images";
import * as schema from "@/lib/vehicles/schema";

// The types that a field can have. Labels are in sentence case; they are also part of the error messages.

/** A line of text, such as a make or a color. */
export const lineField = (label: string) =>
  ({ kind: "line", label, isRequired: false, schema: schema.line(label) }) satisfies FieldType;

export const requiredLineField = (label: string) =>
  ({ kind: "line", label, isRequired: true, schema: schema.requiredLine(label) }) satisfies FieldType;

/** A text of several lines. */
export const textField = (label: string) =>
  ({ kind: "text", label, isRequired: false, schema: schema.notes(label) }) satisfies FieldType;

/** The stock number, unique within an inventory. */
export const stockNumberField = {
  kind: "line",
  label: "Stock number",
  isRequired: true,
  schema: schema.stockNumber,
  isUppercase: true,
} as const satisfies FieldType;

/** A VIN under the rule of its inventory. */
export const vinField = <Schema extends z.ZodType<string>>(rule: Schema) =>
  ({ kind: "vin", label: "VIN", isRequired: true, schema: rule }) satisfies FieldType;

type NumberOptions = {
  /** A typical value as it is typed, for the error message. */
  example: string;
  min: number;
  max: number;
  unit?: FieldType["unit"];
};

/** A whole number, which may be typed with commas. */
export const numberField = (label: string, { example, min, max, unit }: NumberOptions) =>
  ({
    kind: "number",
    label,
    isRequired: false,
    schema: schema.wholeNumber(label, example, min, max),
    unit,
  }) satisfies FieldType;

export const yearField = {
  kind: "number",
  label: "Year",
  isRequired: false,
  schema: schema.year,
} as const satisfies FieldType;

export const mileageField = {
  kind: "number",
  label: "Mileage",
  isRequired: false,
  schema: schema.mileage,
  unit: "miles",
} as const satisfies FieldType;

export const priceField = numberField("Price", {
  example: "14,500",
  min: 0,
  max: schema.MAX_PRICE,
  unit: "dollars",
});

/**
 * One of several options: `stored` maps the API's values to the database's in the order of the form's list, `labels` to
 * the texts that people read (the values themselves unless given).
 */
export function choiceField<Value extends string, Stored extends string>(
  label: string,
  stored: Record<Value, Stored>,
  labels?: Record<Value, string>,
) {
  const conversion = enumMapping(stored);
  return {
    kind: "choice",
    label,
    isRequired: false,
    schema: schema.choice(conversion.values, label),
    conversion,
    choices: conversion.values.map((value) => ({ value, label: labels?.[value] ?? value })),
  } satisfies FieldType;
}

/** A calendar day, YYYY-MM-DD in the API. */
export const acquiredField = {
  kind: "day",
  label: "Date acquired",
  isRequired: false,
  schema: schema.isoDate,
  conversion: {
    toStored: (day: string) => new Date(`${day}T00:00:00Z`),
    toWire: (date: Date) => date.toISOString().slice(0, 10),
  },
} as const satisfies FieldType;

/** A moment that the server sets, in ISO 8601. */
export const instantField = (label: string) =>
  ({
    kind: "instant",
    label,
    isRequired: false,
    isReadOnly: true,
    schema: z.iso.datetime().nullable(),
    conversion: { toStored: (iso: string) => new Date(iso), toWire: (date: Date) => date.toISOString() },
  }) satisfies FieldType;

/** Makes a field one that must be there. `name` begins the error message; the label unless given. */
export const requiredField = <Field extends FieldType & { schema: z.ZodType }>(
  field: Field,
  name = field.label,
) => ({
  ...field,
  isRequired: true,
  schema: schema.required<NonNullable<z.output<Field["schema"]>>>(
    field.schema as z.ZodType<NonNullable<z.output<Field["schema"]>> | null>,
    `${name} is required`,
  ),
});

/** The main photo, which follows from the list of photos. */
export const mainPhotoField = {
  kind: "main-photo",
  label: "Photo",
  isRequired: false,
  schema: schema.imageUrl,
} as const satisfies FieldType;

/** URLs of photos in order, the main one first. */
export const photosField = {
  kind: "photos",
  label: "Photos",
  isRequired: false,
  schema: images,
} as const satisfies FieldType;
