import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/db";

/** Pauses between attempts, in milliseconds: together well within the time for which an email is claimed. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 20_000];

/**
 * Repeats a write for about a minute while the database is away. For what must not be lost, such as that an email was
 * sent: it would be sent again.
 * @throws the error of the last attempt, and any other error at once
 */
export async function persist(
  write: () => Promise<void>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    await delay(pause);
  }
  return write();
}
