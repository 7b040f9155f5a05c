/** Retries of a list after its first failure. */
export const MAX_RETRIES = 3;
const BASE_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** Seconds to wait after a 429 that does not say how long. */
const DEFAULT_RETRY_AFTER_SECONDS = 5;

export const RETRIES_EXHAUSTED = "Maximum retry attempts reached. Please try again later.";

/** Milliseconds before a retry: 1 s before the first, doubled each time, 30 s at most. */
export function retryDelayMs(retry: number): number {
  return Math.min(BASE_DELAY_MS * 2 ** (retry - 1), MAX_DELAY_MS);
}

/** What to do after a failure: wait and try again, or give up. A 429 means waiting and does not count as a failure. */
export function afterFailure(
  retries: number,
  failure: { status: number; retryAfterSeconds?: number | undefined },
): { waitMs: number; retries: number } | "give up" {
  if (failure.status === 429) {
    return { waitMs: (failure.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS) * 1_000, retries };
  }
  return retries < MAX_RETRIES ? { waitMs: retryDelayMs(retries + 1), retries: retries + 1 } : "give up";
}
