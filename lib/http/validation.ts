import type { z } from "zod";
import { ApiError, type ErrorCode, type FieldErrors } from "@/lib/http/errors";

/** zod's issues as messages by path; the first message of a path wins, as in a form. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    fields[path] ??= issue.message;
  }
  return fields;
}

/**
 * Parses what a caller sent.
 * @throws ApiError 400 with the first message as its sentence and every message by field.
 */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  code: Extract<ErrorCode, "invalid_input" | "invalid_query"> = "invalid_input",
): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  throw new ApiError(code, Object.values(fields)[0] ?? "Some values are not valid.", { fields });
}
