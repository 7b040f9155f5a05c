import { ApiError } from "@/lib/http/errors";

/**
 * The version a caller expects a record to have, from If-Match: null when it does not say, or says "*".
 * @throws ApiError 400 when the header is not one of our ETags.
 */
export function expectedVersion(request: Request): number | null {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return null;
  const match = /^"(\d{1,9})"$/.exec(header);
  if (!match) {
    throw new ApiError("invalid_input", 'If-Match must be the ETag of the record, such as "3".');
  }
  return Number(match[1]);
}

/** @throws ApiError 412 when someone else saved a record since the caller read it. */
export function requireVersion(current: number, expected: number | null): void {
  if (expected !== null && expected !== current) {
    throw new ApiError(
      "changed_by_someone_else",
      "Someone else saved this record first. Load it again to see their changes.",
      {
        headers: { ETag: `"${current}"` },
      },
    );
  }
}
