import "server-only";
import { createHash } from "node:crypto";
import { lockAfter } from "@/lib/auth/lockout-rules";
import { db } from "@/lib/db";

/** Failures are forgotten after a day without one. */
const FORGET_MS = 24 * 60 * 60 * 1000;

/** Whose failures are counted together: everyone who tries an account, or one known device of it. */
export function attemptKey(username: string, knownDeviceId: string | null): string {
  const subject = knownDeviceId ? `device|${knownDeviceId}|${username}` : `account|${username}`;
  return createHash("sha256").update(subject).digest("base64url");
}

export type Attempt = { allowed: false; lockedUntil: Date } | { allowed: true; failures: number };

/**
 * Counts a sign-in attempt as failed before it is evaluated, so that guesses sent at once, to any instance, cannot
 * slip past the lock together. A success takes the count back.
 */
export async function beginAttempt(key: string, now = new Date()): Promise<Attempt> {
  return db().$transaction(async (database) => {
    await database.signInAttempt.createMany({ data: [{ key }], skipDuplicates: true });
    const rows = await database.$queryRaw<
      { failures: number; lockedUntil: Date | null; lastFailureAt: Date }[]
    >`
      SELECT "failures", "lockedUntil", "lastFailureAt" FROM "SignInAttempt" WHERE "key" = ${key} FOR UPDATE`;
    const row = rows[0];
    if (row?.lockedUntil && row.lockedUntil > now) return { allowed: false, lockedUntil: row.lockedUntil };
    const forgotten = !row || now.getTime() - row.lastFailureAt.getTime() > FORGET_MS;
    const failures = (forgotten ? 0 : row.failures) + 1;
    const lockSeconds = lockAfter(failures);
    await database.signInAttempt.update({
      where: { key },
      data: {
        failures,
        lastFailureAt: now,
        lockedUntil: lockSeconds ? new Date(now.getTime() + lockSeconds * 1000) : null,
      },
      select: { key: true },
    });
    return { allowed: true, failures };
  });
}

/** Clears the count and the lock after a success. */
export async function clearAttempts(key: string): Promise<void> {
  await db().signInAttempt.deleteMany({ where: { key } });
}
