import "server-only";
import { createHmac } from "node:crypto";
import { type EventAccount, recordFailure } from "@/lib/auth/events";
import { lockAfter, lockedMessage } from "@/lib/auth/lockout-rules";
import type { Source } from "@/lib/auth/source";
import { type Database, db } from "@/lib/db";
import { authSecret } from "@/lib/env";
import { ApiError } from "@/lib/http/errors";

/** Failures are forgotten after a day without one. */
export const FORGET_FAILURES_MS = 24 * 60 * 60 * 1000;

/** The scope of a counter: all unknown devices for an account, one known device, or the signed-in user. */
export function attemptKey(by: "account" | "device" | "password", ...subject: string[]): string {
  return createHmac("sha256", authSecret())
    .update(["attempt", by, ...subject].join("|"))
    .digest("base64url");
}

/** A sign-in attempt: the counter, the account when there is one, and the source. */
export type Attempt = { key: string; account: EventAccount; source: Source };

type FailureKind = "sign_in_failed" | "password_change_failed";

/**
 * Rejects attempts while locked: they are not evaluated and do not lengthen the lock. Attempts evaluated
 * concurrently are checked again by `countFailure` or `passLock` before a response is sent.
 * @throws ApiError 429 with Retry-After.
 */
export async function requireUnlocked(attempt: Attempt): Promise<void> {
  const row = await db().signInAttempt.findUnique({
    where: { key: attempt.key },
    select: { lockedUntil: true, refusalNoted: true },
  });
  const lockedUntil = row && lockOf(row);
  if (!lockedUntil) return;
  // While locked, each attempt costs one read and takes no row lock.
  if (!row.refusalNoted) {
    await db().$transaction(async (database) => refusal(database, attempt, await lockRow(database, attempt)));
  }
  throw locked(lockedUntil);
}

/**
 * Counts and records a failed attempt, with the lock that it causes. Attempts on one counter are serialized here:
 * of several evaluated concurrently, those after the one that causes the lock get no result.
 * @returns the failures in a row, this one included.
 * @throws ApiError 429 with Retry-After while locked.
 */
export async function countFailure(kind: FailureKind, attempt: Attempt): Promise<number> {
  const { key, account, source } = attempt;
  const counted = await db().$transaction(async (database) => {
    const row = await lockRow(database, attempt);
    const lockedUntil = await refusal(database, attempt, row);
    if (lockedUntil) return lockedUntil;
    const now = new Date();
    const forgotten = now.getTime() - row.lastFailureAt.getTime() > FORGET_FAILURES_MS;
    const failures = (forgotten ? 0 : row.failures) + 1;
    const seconds = lockAfter(failures);
    await database.signInAttempt.update({
      where: { key },
      data: {
        userId: account?.id ?? null,
        failures,
        lastFailureAt: now,
        lockedUntil: seconds ? new Date(now.getTime() + seconds * 1000) : null,
        refusalNoted: false,
      },
      select: { key: true },
    });
    await recordFailure(database, { kind, account, source });
    if (seconds > 0) await recordFailure(database, { kind: "locked", account, source });
    return failures;
  });
  if (typeof counted === "number") return counted;
  throw locked(counted);
}

/**
 * Clears the count after a success, inside its transaction. A correct password is rejected when concurrent failures
 * have locked the account, so it is serialized with them.
 * @throws ApiError 429 with Retry-After while locked.
 */
export async function passLock(database: Database, attempt: Attempt): Promise<void> {
  const lockedUntil = lockOf(await lockRow(database, attempt));
  if (lockedUntil) throw locked(lockedUntil);
  await clearAttempts(database, attempt.key);
}

/** Clears a count and its lock. */
export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.signInAttempt.deleteMany({ where: { key } });
}

const lockOf = ({ lockedUntil }: { lockedUntil: Date | null }): Date | null =>
  lockedUntil && lockedUntil > new Date() ? lockedUntil : null;

function locked(until: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  return new ApiError("locked", lockedMessage(seconds), { headers: { "Retry-After": String(seconds) } });
}

type AttemptRow = { failures: number; lockedUntil: Date | null; lastFailureAt: Date; refusalNoted: boolean };

// Creates the row or waits for its lock in one statement, so that a concurrent delete leaves no gap.
async function lockRow(database: Database, { key }: Attempt): Promise<AttemptRow> {
  const rows = await database.$queryRaw<AttemptRow[]>`
    INSERT INTO "SignInAttempt" ("key") VALUES (${key})
    ON CONFLICT ("key") DO UPDATE SET "key" = excluded."key"
    RETURNING "failures", "lockedUntil", "lastFailureAt", "refusalNoted"`;
  if (!rows[0]) throw new Error("The attempt's row was not returned.");
  return rows[0];
}

// Until when the lock lasts, or null when there is none. Only the first attempt of each lock is recorded.
async function refusal(
  database: Database,
  { key, account, source }: Attempt,
  row: AttemptRow,
): Promise<Date | null> {
  const lockedUntil = lockOf(row);
  if (!lockedUntil || row.refusalNoted) return lockedUntil;
  await recordFailure(database, { kind: "refused_while_locked", account, source });
  await database.signInAttempt.update({
    where: { key },
    data: { refusalNoted: true },
    select: { key: true },
  });
  return lockedUntil;
}
