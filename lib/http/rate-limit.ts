import "server-only";
import { createHmac } from "node:crypto";
import { db } from "@/lib/db";
import { authSecret, environment } from "@/lib/env";
import { clientAddress, networkOf } from "@/lib/http/client-address";
import { ApiError } from "@/lib/http/errors";

/** At most `limit` requests of one caller to `name` in each window of `windowSeconds`. */
export type RateLimitRule = { name: string; limit: number; windowSeconds: number };

/** A caller of the public forms may send this many in ten minutes: a shop's worth, not a script's. */
export const PUBLIC_FORM_LIMIT = { limit: 20, windowSeconds: 600 } as const;

/**
 * Counts this request against a rule. The counter is in the database, so that every instance shares it; the
 * caller's address is kept only as a keyed hash.
 * @throws ApiError 429 with Retry-After once the limit is passed.
 */
export async function limitRate(request: Request, rule: RateLimitRule): Promise<void> {
  if (!environment().rateLimits) return;
  const windowMs = rule.windowSeconds * 1000;
  const windowStart = new Date(Math.floor(Date.now() / windowMs) * windowMs);
  const key = createHmac("sha256", authSecret())
    .update(`${rule.name}|${networkOf(addressOf(request))}`)
    .digest("base64url");
  const rows = await db().$queryRaw<{ count: number }[]>`
    INSERT INTO "RateLimit" ("key", "windowStart", "count") VALUES (${key}, ${windowStart}, 1)
    ON CONFLICT ("key", "windowStart") DO UPDATE SET "count" = "RateLimit"."count" + 1
    RETURNING "count"`;
  const count = rows[0]?.count ?? 0;
  if (count > rule.limit) {
    const seconds = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - Date.now()) / 1000));
    throw new ApiError(
      "too_many_requests",
      "That was a lot of requests at once. Please wait a moment and try again.",
      {
        headers: { "Retry-After": String(seconds) },
      },
    );
  }
}

/** The network address of whoever sent a request; what a caller claims about itself counts for nothing. */
export function addressOf(request: Request): string {
  return clientAddress(request.headers.get("x-forwarded-for"), environment().trustedProxies);
}
