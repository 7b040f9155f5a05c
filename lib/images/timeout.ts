/** The blob store did not respond before the timeout. */
export class BlobTimeoutError extends Error {
  override name = "BlobTimeoutError";
}

/**
 * Rejects after `timeoutMs`. Aborting the signal is not enough: the client of Vercel Blob checks it only before its
 * next retry.
 * @throws BlobTimeoutError, and any error of `work`.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BlobTimeoutError("The blob store timed out.")), timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
    // Cancels the other files when one of several failed.
    abort.abort();
  }
}
