import type { z } from "zod";
import { ApiError, type ErrorCode, type FieldErrors } from "@/lib/http/errors";

/** zod's issues as messages by path; the first message of a path wins, as in a form. What concerns no field is left out. */
function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (path) fields[path] ??= issue.message;
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
  const message = result.error.issues[0]?.message ?? "Some values are not valid.";
  throw new ApiError(code, message, Object.keys(fields).length > 0 ? { fields } : {});
}
