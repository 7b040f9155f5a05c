import "server-only";
import { after } from "next/server";
import { FORGET_FAILURES_MS } from "@/lib/auth/lockout";
import { db } from "@/lib/db";
import { KEY_LIFETIME_MS } from "@/lib/http/idempotency";
import { logFailure } from "@/lib/http/log";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The minimum time between sweeps of one instance. */
const SWEEP_EVERY_MS = HOUR_MS;
/** How long request counters are kept after their window. */
const KEEP_COUNTS_MS = DAY_MS;
/** Kept for investigation. */
const KEEP_ENDED_SESSIONS_MS = 7 * DAY_MS;

let lastSweep = Number.NEGATIVE_INFINITY;

/** Whether a sweep is due; returning true also records that it starts now. `now` in milliseconds. */
export function claimSweep(now: number): boolean {
  if (now - lastSweep < SWEEP_EVERY_MS) return false;
  lastSweep = now;
  return true;
}

/** Sweeps when due, after the response to the current request was sent. */
export function sweepWhenDue(): void {
  if (!claimSweep(Date.now())) return;
  after(() => sweepOldRows().catch((error) => logFailure("Sweeping old rows", error)));
}

/** Deletes obsolete rows: old counters and keys, and sessions that ended long ago. */
export async function sweepOldRows(now = Date.now()): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now - ms) });
  await db().signInAttempt.deleteMany({ where: { lastFailureAt: before(FORGET_FAILURES_MS) } });
  await db().idempotencyKey.deleteMany({ where: { createdAt: before(KEY_LIFETIME_MS) } });
  await db().requestCount.deleteMany({ where: { expire: { lt: now - KEEP_COUNTS_MS } } });
  // One that was ended early expires no later than it would have anyway.
  await db().session.deleteMany({ where: { expiresAt: before(KEEP_ENDED_SESSIONS_MS) } });
}
