import { ApiError } from "@/lib/http/errors";

/** Returns the record. @throws ApiError 404 with the message when it is null. */
export function found<T>(record: T | null, message: string): T {
  if (record === null) throw new ApiError("not_found", message);
  return record;
}
