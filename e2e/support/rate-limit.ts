import { query } from "@/e2e/support/accounts";

/**
 * Runs `work` with empty rate-limit counters, all of it in one window; from the beginning once more when a window ended
 * meanwhile. Leaves the counters empty.
 */
export async function inOneWindow<T>(windowSeconds: number, work: () => Promise<T>): Promise<T> {
  const currentWindow = () => Math.floor(Date.now() / 1_000 / windowSeconds);
  for (;;) {
    await query(`DELETE FROM "RateLimit"`);
    const window = currentWindow();
    const result = await work();
    await query(`DELETE FROM "RateLimit"`);
    if (currentWindow() === window) return result;
  }
}
