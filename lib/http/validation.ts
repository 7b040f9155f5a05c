import type { z } from "zod";
import { ApiError, type ErrorCode, type FieldErrors } from "@/lib/http/errors";

/** zod's issues as messages by path; the first message of a path is used, as in a form. Issues without a path are left out. */
function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (path) fields[path] ??= issue.message;
  }
  return fields;
}

/**
 * Parses the input of a request.
 * @throws ApiError 400 with the first message, and the messages by field.
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
