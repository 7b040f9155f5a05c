import { ApiError } from "@/lib/http/errors";

// A form with photos is in memory until its photos are stored.

/** The number of large forms that are handled at the same time, in this process and for each client. */
const MAX_AT_ONCE = 10;
const MAX_OF_CLIENT = 4;
const RETRY_SECONDS = 15;

/** The forms that are being handled, by client. */
const active = new Map<string, number>();

/**
 * Handles a large form, unless too many are handled already: slow or many uploads of one client neither use up the memory
 * nor prevent those of others.
 * @throws ApiError 429 with Retry-After.
 */
export async function withLargeForm<T>(client: string, handle: () => Promise<T>): Promise<T> {
  const ofClient = active.get(client) ?? 0;
  const total = [...active.values()].reduce((sum, count) => sum + count, 0);
  if (ofClient >= MAX_OF_CLIENT || total >= MAX_AT_ONCE) {
    throw new ApiError(
      "too_many_requests",
      "Too many photos are being sent at once. Please wait a moment and try again.",
      { headers: { "Retry-After": String(RETRY_SECONDS) } },
    );
  }
  active.set(client, ofClient + 1);
  try {
    return await handle();
  } finally {
    const left = (active.get(client) ?? 1) - 1;
    if (left > 0) active.set(client, left);
    else active.delete(client);
  }
}
