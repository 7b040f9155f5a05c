import { z } from "zod";
import { optionalText, requiredText } from "@/lib/contact/schema";

// What both inventories share. Every bound is also a CHECK constraint of the database.

export const MIN_YEAR = 1900;
export const MAX_YEAR = 2100;
export const MAX_MILEAGE = 9_999_999;
export const MAX_PRICE = 99_999_999;
const MAX_STOCK_NUMBER = 30;
const MAX_LINE = 80;
const MAX_NOTES = 5_000;
const MAX_IMAGE_URL = 500;

export const stockNumber = requiredText("Stock number is required", MAX_STOCK_NUMBER, "Stock number");

/** A line such as make, model or color. */
export const line = (label: string) => optionalText(MAX_LINE, label);
export const requiredLine = (label: string) => requiredText(`${label} is required`, MAX_LINE, label);
export const notes = (label: string) => optionalText(MAX_NOTES, label);

/** A whole number that may be typed with commas ("104,220"); a blank is null. */
export function wholeNumber(label: string, example: string, minimum: number, maximum: number) {
  const notANumber = `${label} is a number, such as ${example}`;
  return z
    .union([z.string().trim(), z.number(), z.null()], { error: notANumber })
    .optional()
    .transform((value, context) => {
      if (value === undefined || value === null || value === "") return null;
      const text = String(value).replaceAll(",", "");
      const number = /^-?\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(number)) {
        context.addIssue({ code: "custom", message: notANumber });
        return z.NEVER;
      }
      if (number < minimum || number > maximum) {
        const bounds = `${minimum.toLocaleString("en-US", { useGrouping: minimum >= 10_000 })} to ${maximum.toLocaleString("en-US", { useGrouping: maximum >= 10_000 })}`;
        context.addIssue({ code: "custom", message: `${label} must be from ${bounds}` });
        return z.NEVER;
      }
      return number;
    });
}

export const year = wholeNumber("Year", "2018", MIN_YEAR, MAX_YEAR);
export const mileage = wholeNumber("Mileage", "104,220", 0, MAX_MILEAGE);

/** Makes an optional value required. */
export function required<T>(schema: z.ZodType<T | null>, message: string) {
  return schema.transform((value, context) => {
    if (value === null) {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    return value;
  });
}

/** A choice from a dropdown; null and blank are null. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, label: string) {
  return z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .enum(values, { error: `${label} must be one of ${values.join(", ")}` })
      .nullish()
      .transform((value) => value ?? null),
  );
}

const DATE_MESSAGE = "Date Acquired must be a date, such as 11/20/2026";
const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A calendar day as an ISO date (a time of day is dropped); null and blank are null. */
export const isoDate = z
  .string({ error: DATE_MESSAGE })
  .trim()
  .nullish()
  .transform((value, context) => {
    if (!value) return null;
    const day = ISO_DATE.exec(value)?.[1];
    const date = new Date(`${day}T00:00:00Z`);
    if (
      !day ||
      Number.isNaN(date.getTime()) ||
      date.toISOString().slice(0, 10) !== day ||
      day < "1900" ||
      day > "2101"
    ) {
      context.addIssue({ code: "custom", message: DATE_MESSAGE });
      return z.NEVER;
    }
    return day;
  });

const SPACE_OR_CONTROL = /[\s\p{Cc}]/u;

/** Whether a value is the URL of a picture: a path on this site, or an https URL of a store. */
export function isImageAddress(value: unknown): value is string {
  if (typeof value !== "string" || value.length > MAX_IMAGE_URL || SPACE_OR_CONTROL.test(value)) return false;
  return /^(\/[A-Za-z0-9]|https:\/\/)[^"'<>\\]*$/.test(value) && URL.canParse(value, "https://site.invalid");
}

/** The URL of the main picture. */
export const imageUrl = optionalText(MAX_IMAGE_URL, "Image address")
  .refine((value) => value === null || !SPACE_OR_CONTROL.test(value), {
    error: "Image address must not contain spaces or line breaks",
    abort: true,
  })
  .refine((value) => value === null || isImageAddress(value), {
    error: "Image address must start with https:// or be a path on this site",
  });

/**
 * The fields of a partial update: each as in the full schema, none required. A field that is not sent is not in the
 * result, unlike one that is sent as null.
 */
export function partialOf<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const optionals = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]),
  );
  return z.object(optionals as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> });
}
