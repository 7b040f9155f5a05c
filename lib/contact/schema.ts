import { z } from "zod";
import { EMAIL_PATTERN, formatPhone, phoneDigits } from "@/lib/contact/rules";

export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_TEXT_LENGTH = 2_000;

const NULL_CHARACTER = /\0/;
/** A letter, digit, punctuation mark or symbol. Excludes text of only white space, control or invisible characters. */
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A required, trimmed text. `message` is the error for a missing or blank one. */
export function requiredText(message: string, maxLength: number, label: string) {
  return z
    .string({ error: message })
    .trim()
    .refine((value) => VISIBLE_CHARACTER.test(value), { error: message })
    .max(maxLength, { error: `${label} must have at most ${maxLength} characters` })
    .refine((value) => !NULL_CHARACTER.test(value), {
      error: `${label} has a character that cannot be stored`,
    });
}

/** An optional, trimmed text. Null, blank and missing values become null. */
export function optionalText(maxLength: number, label: string) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(maxLength, { error: `${label} must have at most ${maxLength} characters` })
    .refine((value) => !NULL_CHARACTER.test(value), {
      error: `${label} has a character that cannot be stored`,
    })
    .nullish()
    .transform((value) => value || null);
}

/** A phone number of ten digits in any format, converted to "(555) 555-5555". */
export function phone(messages: { required: string; invalid: string }) {
  return z
    .string({ error: messages.required })
    .trim()
    .min(1, { error: messages.required })
    .max(40, { error: messages.invalid })
    .refine((value) => phoneDigits(value) !== null, { error: messages.invalid })
    .transform(formatPhone);
}

/** An email address. */
export function email(messages: { required: string; invalid: string }) {
  return z
    .string({ error: messages.required })
    .trim()
    .min(1, { error: messages.required })
    .max(MAX_EMAIL_LENGTH, { error: messages.invalid })
    .regex(EMAIL_PATTERN, { error: messages.invalid })
    .refine((value) => !NULL_CHARACTER.test(value), { error: messages.invalid });
}
