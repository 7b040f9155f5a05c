import { createHash } from "node:crypto";

/**
 * A JSON response with a hash of its content as ETag, for calls that are repeated: 304 without a body when the caller has
 * the same content (If-None-Match). Browsers do not store it: the caller keeps the content and its tag.
 */
export function contentResponse(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: tag, "Cache-Control": "no-store" };
  if (isKnown(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
}

// A proxy that compresses the response makes the tag weak.
const isKnown = (header: string | null, tag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*");
