/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  // On Vercel the platform's own cache is shared by all instances and expired by tag.
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.VERCEL) return;
  const { listenForExpiredTags } = await import("@/lib/cache/listener");
  listenForExpiredTags();
  const { databaseAnswers } = await import("@/lib/db");
  // For the server around Next, when a page fails (scripts/site/failed-pages.mjs).
  Object.assign(globalThis, { [Symbol.for("hometown.database-answers")]: databaseAnswers });
}
