// Shared by the server, which enforces the lockout, and the sign-in form, which shows it.

export const FIRST_LOCK = { failures: 3, seconds: 60 } as const;
export const LONG_LOCK = { failures: 5, seconds: 15 * 60 } as const;

export const MISSING_CREDENTIALS = "Please enter both username and password";

/** Seconds that an account is locked for after so many failures in a row; 0 for not at all. */
export function lockAfter(failures: number): number {
  if (failures >= LONG_LOCK.failures) return LONG_LOCK.seconds;
  return failures === FIRST_LOCK.failures ? FIRST_LOCK.seconds : 0;
}

/** The message for a failure that causes a lock, or null when it causes none. */
export function lockMessage(failures: number): string | null {
  const seconds = lockAfter(failures);
  if (seconds === 0) return null;
  const minutes = seconds / 60;
  return `Too many failed attempts. Account locked for ${minutes} minute${minutes === 1 ? "" : "s"}.`;
}

/** The message for an attempt while the account is locked. */
export function lockedMessage(remainingSeconds: number): string {
  return `Too many failed attempts. Please try again in ${Math.max(1, Math.ceil(remainingSeconds / 60))} minute(s).`;
}

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
