import "server-only";
import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db";
import { authSecret, environment } from "@/lib/env";
import { clientAddress, networkOf } from "@/lib/http/client-address";
import { ApiError } from "@/lib/http/errors";

/** At most `limit` requests of one caller to `name` within `windowSeconds` of the first one. */
export type RateLimitRule = { name: string; limit: number; windowSeconds: number };

/** The limit of the public forms: enough for a busy shop, too few for a script. */
export const PUBLIC_FORM_LIMIT = { limit: 20, windowSeconds: 600 } as const;

type Row = { points: number; expire: bigint };

// Uses Prisma's connections, and leaves out the statements' names: a pooler in transaction mode supports no prepared
// statements.
const storeClient = {
  async query({ text, values }: { text: string; values: (string | number)[] }) {
    const parameters = values.map((value) => (typeof value === "number" ? BigInt(value) : value));
    const rows = await db().$queryRawUnsafe<Row[]>(text, ...parameters);
    return {
      rowCount: rows.length,
      rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })),
    };
  },
};

const limiterOf = ({ name, limit, windowSeconds }: RateLimitRule) =>
  new RateLimiterPostgres({
    storeClient,
    storeType: "client",
    tableName: "RequestCount",
    tableCreated: true,
    // lib/auth/sweep.ts deletes old counters.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit,
    duration: windowSeconds,
  });

/**
 * Counts this request against a rule. The counters are in the database, so that all instances share them; the
 * caller's address is stored only as a keyed hash.
 * @throws ApiError 429 with Retry-After once the limit is passed.
 */
export async function limitRate(request: Request, rule: RateLimitRule): Promise<void> {
  if (!environment().rateLimits) return;
  const caller = networkOf(addressOf(request));
  const key = createHmac("sha256", authSecret()).update(`${rule.name}|${caller}`).digest("base64url");
  try {
    await limiterOf(rule).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new ApiError(
      "too_many_requests",
      "That was a lot of requests at once. Please wait a moment and try again.",
      { headers: { "Retry-After": String(seconds) } },
    );
  }
}

/** The network address of the caller, which the caller cannot forge. */
export function addressOf(request: Request): string {
  return clientAddress(request.headers.get("x-forwarded-for"), environment().trustedProxies);
}
