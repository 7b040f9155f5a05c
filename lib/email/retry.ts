// When an email is tried again after a temporary failure.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an email is retried, counted from when it was enqueued or sent again. */
export const RETRY_PERIOD_MS = 48 * HOUR_MS;

const FIRST_DELAY_MS = MINUTE_MS;
const LONGEST_DELAY_MS = HOUR_MS;
/** The delay varies by this share in both directions, so that many emails are not retried at the same moment. */
const JITTER = 0.2;

/** Milliseconds until the next attempt: doubled after each one, up to an hour. `random` is from 0 to 1. */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

/** The time of the next attempt after a temporary failure; null when the period is over. The last one is at its end. */
export function nextAttempt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
  random = Math.random(),
): Date | null {
  const end = queuedAt.getTime() + RETRY_PERIOD_MS;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + retryDelay(attempts, random), end));
}
