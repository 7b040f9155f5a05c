import { ApiError } from "@/lib/http/errors";

/** The maximum size of a JSON body in bytes: far above any form of this site. */
export const MAX_JSON_BYTES = 64 * 1024;

const tooLarge = () =>
  new ApiError(
    "body_too_large",
    `The request is larger than ${MAX_JSON_BYTES / 1024} kB. Please shorten it.`,
  );

/** The media type of a request's body, in lower case and without parameters. */
export const mediaTypeOf = ({ headers }: Request) =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

/** The error for a body of another media type: 415. */
export const notJson = () =>
  new ApiError("unsupported_media_type", "Send JSON, with Content-Type: application/json.");

/**
 * Reads a JSON object from a request and counts the bytes received (Content-Length may be wrong).
 * @throws ApiError 415 for another media type, 413 over MAX_JSON_BYTES, 400 for what is not a JSON object.
 */
export async function readJson(request: Request): Promise<{ value: Record<string, unknown>; text: string }> {
  if (mediaTypeOf(request) !== "application/json") throw notJson();
  if (Number(request.headers.get("content-length")) > MAX_JSON_BYTES) throw tooLarge();
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text, refuseUnstorable);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("malformed_json", "The request is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError("malformed_json", "The request must be a JSON object.");
  }
  return { value: value as Record<string, unknown>, text };
}

// Half of a surrogate pair without the other half.
const LONE_SURROGATE = /\p{Surrogate}/u;

// PostgreSQL cannot store a null character or half a surrogate pair, and no form of this site sends them.
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text !== "string") continue;
    if (text.includes("\0")) throw new ApiError("invalid_input", "Text must not contain the null character.");
    if (LONE_SURROGATE.test(text))
      throw new ApiError("invalid_input", "Text must not contain half a character.");
  }
  return value;
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_JSON_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError("malformed_json", "The request is not valid UTF-8.");
  }
}
