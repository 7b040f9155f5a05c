import "server-only";
import { environment } from "@/lib/env";
import { mediaTypeOf, notJson } from "@/lib/http/body";
import { ApiError } from "@/lib/http/errors";

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Refuses a request that another site's page sent. Browsers put Origin on every POST; `missing: "allow"` is for
 * requests that carry their own proof (a password, a bearer token), which a foreign page does not have.
 * @throws ApiError 403.
 */
export function requireOwnOrigin(request: Request, { missing }: { missing: "allow" | "refuse" }): void {
  const origin = request.headers.get("origin");
  if (origin === null && missing === "allow") return;
  if (origin !== null && environment().ownOrigins.has(origin)) return;
  // On this machine the site is reached as localhost and as 127.0.0.1 alike.
  const host = request.headers.get("host");
  if (origin && environment().siteIsLoopback && LOOPBACK.test(origin) && new URL(origin).host === host)
    return;
  throw new ApiError("foreign_origin", "This request did not come from a page of this site.");
}

/**
 * For what is done by cookie alone: refuses a request without the Origin of this site, and one with a body that is no
 * JSON, as forms send it.
 * @throws ApiError 403, 415.
 */
export function requireOwnPage(request: Request): void {
  requireOwnOrigin(request, { missing: "refuse" });
  const { headers } = request;
  const isEmpty = !headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0;
  if (!isEmpty && mediaTypeOf(request) !== "application/json") throw notJson();
}
