import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from "cockatiel";
import type { LiveResult } from "./vpic";

/** Calls at one time: more would only make a slow service slower. */
export const MAX_CALLS = 6;
/** Lookups that wait for one of these calls to end, and how long each does. */
const MAX_WAITING = 100;
export const MAX_WAIT_MS = 1_000;
/** After this many failures in a row the service is not called for a while; then a single call tries it. */
export const MAX_FAILURES = 5;
export const PAUSE_MS = 30_000;

/**
 * Bounds the calls of the live service, in this process. Lookups of the same VIN at the same time share one call.
 * @param call asks the service; never rejects
 * @returns asks the service, or rejects when it is not called: while it fails, or when too many calls are running
 */
export function liveService(
  call: (vin: string) => Promise<LiveResult>,
): (vin: string) => Promise<LiveResult> {
  const isFailure = (result: unknown) => (result as LiveResult).kind === "unavailable";
  const slots = bulkhead(MAX_CALLS, MAX_WAITING);
  const circuit = circuitBreaker(handleWhenResult(isFailure), {
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
    halfOpenAfter: PAUSE_MS,
  });
  const ask = (vin: string) =>
    new Promise<LiveResult>((resolve, reject) => {
      let isWaiting = true;
      const timer = setTimeout(() => {
        isWaiting = false;
        reject(new Error("Too many calls of the VIN service are running."));
      }, MAX_WAIT_MS);
      const start = async () => {
        clearTimeout(timer);
        if (isWaiting) resolve(await circuit.execute(() => call(vin)));
      };
      slots.execute(start).catch(reject);
    });
  const running = new Map<string, Promise<LiveResult>>();
  return (vin) => {
    const shared = running.get(vin);
    if (shared) return shared;
    const result = ask(vin).finally(() => running.delete(vin));
    running.set(vin, result);
    return result;
  };
}
