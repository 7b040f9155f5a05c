import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from "cockatiel";
import type { LiveResult } from "./vpic";

/** The maximum number of concurrent calls. */
export const MAX_CALLS = 6;
/** The maximum number of queued lookups, and how long each is queued. */
const MAX_QUEUED = 100;
export const MAX_WAIT_MS = 1_000;
/** The circuit breaker opens after this many consecutive failures, and tries a single call after a pause. */
export const MAX_FAILURES = 5;
export const PAUSE_MS = 30_000;

/**
 * Limits the calls to the live service in this process. Concurrent lookups of the same VIN share one call.
 * @param call calls the service; must not reject.
 * @returns a function that calls the service. It rejects if the circuit is open or too many calls are running.
 */
export function liveService(
  call: (vin: string) => Promise<LiveResult>,
): (vin: string) => Promise<LiveResult> {
  const isFailure = (result: unknown) => (result as LiveResult).kind === "unavailable";
  const slots = bulkhead(MAX_CALLS, MAX_QUEUED);
  const circuit = circuitBreaker(handleWhenResult(isFailure), {
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
    halfOpenAfter: PAUSE_MS,
  });
  const callWithLimits = (vin: string) =>
    new Promise<LiveResult>((resolve, reject) => {
      let isQueued = true;
      const timer = setTimeout(() => {
        isQueued = false;
        reject(new Error("Too many calls to the VIN service are running."));
      }, MAX_WAIT_MS);
      const start = async () => {
        clearTimeout(timer);
        if (isQueued) resolve(await circuit.execute(() => call(vin)));
      };
      slots.execute(start).catch(reject);
    });
  const running = new Map<string, Promise<LiveResult>>();
  return (vin) => {
    const shared = running.get(vin);
    if (shared) return shared;
    const result = callWithLimits(vin).finally(() => running.delete(vin));
    running.set(vin, result);
    return result;
  };
}
