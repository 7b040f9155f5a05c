import { ApiError } from "@/lib/http/errors";

/** What was looked up. @throws ApiError 404 with the message when there is none. */
export function found<T>(record: T | null, message: string): T {
  if (record === null) throw new ApiError("not_found", message);
  return record;
}
