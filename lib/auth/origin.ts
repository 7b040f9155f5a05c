import "server-only";
import { environment } from "@/lib/env";
import { mediaTypeOf, notJson } from "@/lib/http/body";
import { ApiError } from "@/lib/http/errors";

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Rejects a request sent by another site's page. Browsers put Origin on every POST; `missing: "allow"` is for
 * requests that carry their own proof (a password, a bearer token), which another site's page does not have.
 * @throws ApiError 403.
 */
export function requireOwnOrigin(request: Request, { missing }: { missing: "allow" | "refuse" }): void {
  const origin = request.headers.get("origin");
  if (origin === null && missing === "allow") return;
  if (origin !== null && environment().ownOrigins.has(origin)) return;
  // Locally the site is reachable both as localhost and as 127.0.0.1.
  const host = request.headers.get("host");
  if (origin && environment().siteIsLoopback && LOOPBACK.test(origin) && new URL(origin).host === host)
    return;
  throw new ApiError("foreign_origin", "This request did not come from a page of this site.");
}

/**
 * For cookie-only endpoints: rejects requests without this site's Origin, and bodies that are not JSON, such as
 * form posts.
 * @throws ApiError 403, 415.
 */
export function requireOwnPage(request: Request): void {
  requireOwnOrigin(request, { missing: "refuse" });
  const { headers } = request;
  const isEmpty = !headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0;
  if (!isEmpty && mediaTypeOf(request) !== "application/json") throw notJson();
}

/**
 * Rejects a form that another site's page posted. Browsers replace Origin with "null" in forms of pages with the referrer
 * policy no-referrer, and then Sec-Fetch-Site says where the form came from. Browsers leave that out on plain HTTP: such a
 * form is accepted, because these forms carry their own proof, the token of the customer's link.
 * @throws ApiError 403.
 */
export function requireOwnForm(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new ApiError("foreign_origin", "This request did not come from a page of this site.");
  }
  if (request.headers.get("origin") !== "null") requireOwnOrigin(request, { missing: "allow" });
}
