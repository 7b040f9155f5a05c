import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/db";
import { runDueWork } from "@/lib/email/schedule";
import { logFailure } from "@/lib/http/log";

const PAUSE_MS = 5_000;
const PAUSE_AFTER_FAILURE_MS = 15_000;

/**
 * Runs the due work of this server every five seconds.
 * @returns a function that stops it, after the emails that are being sent
 */
export function startLoop(): () => Promise<void> {
  const stopping = new AbortController();
  const stopped = loop(stopping.signal);
  return () => {
    stopping.abort();
    return stopped;
  };
}

async function loop(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await runOnce(signal);
    await delay(pause, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function runOnce(signal: AbortSignal): Promise<number> {
  try {
    await runDueWork(new Date(), { signal });
    return PAUSE_MS;
  } catch (error) {
    // Emails wait until the database is back.
    if (!isDatabaseUnavailable(error)) logFailure("Sending emails", error);
    return PAUSE_AFTER_FAILURE_MS;
  }
}
