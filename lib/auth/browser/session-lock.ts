const LOCK = "office-token";

/** How long the lock's holder may wait for the server, and how long others wait for the lock. */
export const SESSION_LOCK_TIMEOUT_MS = 15_000;

/**
 * Runs work that changes the session cookie and the stored token under a lock shared by all tabs: between the two
 * changes, another tab would mistake the new cookie for one left over from a sign-out.
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
    // A frozen tab that holds the lock must not block the others.
    if (begun) throw error;
    return work();
  }
}
