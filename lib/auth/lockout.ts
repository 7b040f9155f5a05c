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

/**
 * Counts an attempt as failed before it is evaluated, so that guesses sent at once, to any instance, cannot slip past
 * the lock together. A success takes the count back.
 * @returns the failures in a row, this one included.
 * @throws ApiError 429 with Retry-After while locked: such an attempt is not evaluated and lengthens nothing.
 */
export async function beginAttempt(attempt: Attempt): Promise<number> {
  const counted = (await refusedAgain(attempt.key)) ?? (await count(attempt));
  if (typeof counted === "number") return counted;
  const seconds = Math.max(1, Math.ceil((counted.getTime() - Date.now()) / 1000));
  throw new ApiError("locked", lockedMessage(seconds), { headers: { "Retry-After": String(seconds) } });
}

// A flood against a lock costs a look each, and waits for no row.
async function refusedAgain(key: string): Promise<Date | null> {
  const row = await db().signInAttempt.findUnique({
    where: { key },
    select: { lockedUntil: true, refusalNoted: true },
  });
  return row?.refusalNoted && row.lockedUntil && row.lockedUntil > new Date() ? row.lockedUntil : null;
}

/** The failures in a row, or until when the lock lasts. */
function count(attempt: Attempt): Promise<number | Date> {
  const { key, account } = attempt;
  return db().$transaction(async (database) => {
    const row = await lockRow(database, attempt);
    const now = new Date();
    if (row.lockedUntil && row.lockedUntil > now) {
      if (!row.refusalNoted) await noteRefusal(database, attempt);
      return row.lockedUntil;
    }
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
    return failures;
  });
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

async function noteRefusal(database: Database, { key, account, source }: Attempt): Promise<void> {
  await recordFailure(database, { kind: "refused_while_locked", account, source });
  await database.signInAttempt.update({
    where: { key },
    data: { refusalNoted: true },
    select: { key: true },
  });
}

/** Writes down that an attempt was wrong, and the lock it brought, in a time that tells nothing. */
export async function recordWrongAttempt(
  kind: "sign_in_failed" | "password_change_failed",
  { key, account, source }: Attempt,
  failures: number,
): Promise<void> {
  await db().$transaction(async (database) => {
    // There is something to commit even when no more is written down.
    await database.signInAttempt.updateMany({ where: { key }, data: { lastFailureAt: new Date() } });
    await recordFailure(database, { kind, account, source });
    if (lockAfter(failures) > 0) await recordFailure(database, { kind: "locked", account, source });
  });
}

/** Clears a count and its lock after a success. */
export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.signInAttempt.deleteMany({ where: { key } });
}
