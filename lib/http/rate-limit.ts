import "server-only";
import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db";
import { authSecret, environment } from "@/lib/env";
import { clientAddress, networkOf } from "@/lib/http/client-address";
import { ApiError } from "@/lib/http/errors";

/** At most `limit` requests of one caller to `name` within `windowSeconds` of the first one. */
export type RateLimitRule = { name: string; limit: number; windowSeconds: number };

/** The part of a request that tells who sent it. */
export type Caller = { headers: { get(name: string): string | null } };

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
export async function limitRate(request: Caller, rule: RateLimitRule): Promise<void> {
  return limitRateOf(callerNetwork(request), rule);
}

/**
 * Counts a request against the rule of something else than its caller, such as the email address that it names.
 * @throws ApiError 429 with Retry-After once the limit is passed.
 */
export async function limitRateOf(subject: string, rule: RateLimitRule): Promise<void> {
  if (!environment().rateLimits) return;
  try {
    await limiterOf(rule).consume(keyOf(subject, rule));
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

/** Whether the caller has reached the limit of a rule. Counts nothing. */
export async function isLimited(request: Caller, rule: RateLimitRule): Promise<boolean> {
  if (!environment().rateLimits) return false;
  const count = await limiterOf(rule).get(keyOf(callerNetwork(request), rule));
  return count !== null && count.remainingPoints <= 0;
}

// The database contains only a keyed hash of the address.
const keyOf = (subject: string, { name }: RateLimitRule): string =>
  createHmac("sha256", authSecret()).update(`${name}|${subject}`).digest("base64url");

/** The network of the caller: what rate limits count. */
export const callerNetwork = (request: Caller): string => networkOf(addressOf(request));

/** The network address of the caller, which the caller cannot forge. */
export function addressOf(request: Caller): string {
  return clientAddress(request.headers.get("x-forwarded-for"), environment().trustedProxies);
}
