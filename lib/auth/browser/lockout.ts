import { lockAfter, lockedMessage } from "@/lib/auth/lockout-rules";

/** Failed sign-ins in a row, and until when (milliseconds since 1970) no further one is sent. */
export type Lockout = { failures: number; lockedUntil: number | null };

export const NO_FAILURES: Lockout = { failures: 0, lockedUntil: null };

/** The state after one more wrong name or password: the third locks for a minute, the fifth and later ones for fifteen. */
export function afterFailure({ failures }: Lockout, now: number): Lockout {
  const count = failures + 1;
  const seconds = lockAfter(count);
  return { failures: count, lockedUntil: seconds === 0 ? null : now + seconds * 1_000 };
}

/** The state after the server said for how many seconds sign-in is locked. */
export function lockedFor({ failures }: Lockout, seconds: number, now: number): Lockout {
  return { failures, lockedUntil: now + seconds * 1_000 };
}

/** The message for an attempt while locked; null when not locked. */
export function waitMessage({ lockedUntil }: Lockout, now: number): string | null {
  return lockedUntil === null || lockedUntil <= now ? null : lockedMessage((lockedUntil - now) / 1_000);
}
