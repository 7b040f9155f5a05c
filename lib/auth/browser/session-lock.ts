const LOCK = "office-token";

/** How long one who has the turn may wait for the server, and how long the others wait for the turn. */
export const SESSION_LOCK_TIMEOUT_MS = 15_000;

/**
 * Does what changes the session's cookie and the stored token while no other tab of the browser is at it: between the
 * two, another tab would find a cookie that it cannot tell from one left over.
 */
export async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let begun = false;
  const take = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(
      LOCK,
      { signal: AbortSignal.timeout(SESSION_LOCK_TIMEOUT_MS) },
      take,
    );
  } catch (error) {
    // A tab that sleeps with the turn in its hands must not keep the others from their tokens.
    if (begun) throw error;
    return work();
  }
}
