import "server-only";
import { environment } from "@/lib/env";
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
  if (origin === environment().siteUrl) return;
  // On this machine the site is reached as localhost and as 127.0.0.1 alike.
  const host = request.headers.get("host");
  if (origin && environment().siteIsLoopback && LOOPBACK.test(origin) && new URL(origin).host === host)
    return;
  throw new ApiError("foreign_origin", "This request did not come from a page of this site.");
}
