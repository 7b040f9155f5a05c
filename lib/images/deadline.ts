/** The blob store did not answer in time. */
export class BlobDeadlineError extends Error {
  override name = "BlobDeadlineError";
}

/**
 * Rejects at the deadline whatever the client does: it waits ever longer between its tries, and an abort reaches it
 * only at the next one.
 * @throws BlobDeadlineError, and what the work throws.
 */
export async function within<T>(deadlineMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BlobDeadlineError("The blob store is too slow.")), deadlineMs);
  });
  try {
    return await Promise.race([work(abort.signal), deadline]);
  } finally {
    clearTimeout(timer);
    // When one file of several failed, the others need not arrive.
    abort.abort();
  }
}
