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
