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

/** Whose failures are counted together: all strangers who try an account, one known device of it, or its signed-in user. */
export function attemptKey(by: "account" | "device" | "password", ...subject: string[]): string {
  return createHmac("sha256", authSecret())
    .update(["attempt", by, ...subject].join("|"))
    .digest("base64url");
}

/** Who tries what: the counter, the account when there is one, and from where. */
export type Attempt = { key: string; account: EventAccount; source: Source };

type FailureKind = "sign_in_failed" | "password_change_failed";

/**
 * Lets nobody on while the lock lasts: such an attempt is not evaluated and lengthens nothing. What was evaluated at the
 * same time as others is checked again by `countFailure` or `passLock`, before anything is said about it.
 * @throws ApiError 429 with Retry-After.
 */
export async function requireUnlocked(attempt: Attempt): Promise<void> {
  const row = await db().signInAttempt.findUnique({
    where: { key: attempt.key },
    select: { lockedUntil: true, refusalNoted: true },
  });
  const lockedUntil = row && lockOf(row);
  if (!lockedUntil) return;
  // A flood against a lock costs a look each, and waits for no row.
  if (!row.refusalNoted) {
    await db().$transaction(async (database) => refusal(database, attempt, await lockRow(database, attempt)));
  }
  throw locked(lockedUntil);
}

/**
 * Counts a wrong attempt and writes it down, with the lock that it brings. Attempts on one counter wait for each other
 * here: of many that were evaluated at once, those after the one that brings the lock learn nothing.
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
 * Clears the count after a success, inside its transaction. A right password is no success when wrong ones that were
 * evaluated at the same time have locked the account: it waits in line with them.
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

// Makes the row, or waits for whoever has it, in one statement: a success that takes it away leaves no gap.
async function lockRow(database: Database, { key }: Attempt): Promise<AttemptRow> {
  const rows = await database.$queryRaw<AttemptRow[]>`
    INSERT INTO "SignInAttempt" ("key") VALUES (${key})
    ON CONFLICT ("key") DO UPDATE SET "key" = excluded."key"
    RETURNING "failures", "lockedUntil", "lastFailureAt", "refusalNoted"`;
  if (!rows[0]) throw new Error("The attempt's row was not returned.");
  return rows[0];
}

// Until when the lock lasts, or null when there is none. The first attempt of each lock is written down.
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
