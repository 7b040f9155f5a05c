import { query } from "@/e2e/support/accounts";

const reset = () => query(`DELETE FROM "RequestCount"`);

/** Runs `work` with empty rate-limit counters, so that its first request starts the window, and resets them afterwards. */
export async function withEmptyRateLimits<T>(work: () => Promise<T>): Promise<T> {
  await reset();
  const result = await work();
  await reset();
  return result;
}
