import { ApiError } from "@/lib/http/errors";

/** An entity tag of RFC 9110, weak or strong. */
const ENTITY_TAG = /^(W\/)?"([\x21\x23-\x7e]*)"$/;

/** The versions that a caller expects; null for any. */
export type ExpectedVersions = readonly string[] | null;

/**
 * The versions in If-Match: null when it is missing or "*". A weak tag never matches.
 * @throws ApiError 400 when the header is not a list of entity tags.
 */
export function expectedVersions(request: Request): ExpectedVersions {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return null;
  return header.split(",").flatMap((part) => {
    const tag = ENTITY_TAG.exec(part.trim());
    if (!tag) {
      throw new ApiError("invalid_input", 'If-Match must hold the ETag of the record, such as "3".');
    }
    return tag[1] ? [] : [tag[2] ?? ""];
  });
}

/** @throws ApiError 412 when a record has none of the expected versions: someone else saved first. */
export function requireVersion(current: number, expected: ExpectedVersions): void {
  if (expected !== null && !expected.includes(String(current))) {
    throw new ApiError(
      "changed_by_someone_else",
      "Someone else saved this record first. Load it again to see their changes.",
      { headers: { ETag: `"${current}"` } },
    );
  }
}
