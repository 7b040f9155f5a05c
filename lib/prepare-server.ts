import "server-only";
import { pathToFileURL } from "node:url";
import { CACHE_CHANNEL, RECORDS_TAG } from "@/lib/cache/tags";
import { authSecret, directDatabaseUrl, hasPageCache } from "@/lib/env";
import { logFailure } from "@/lib/http/log";

/**
 * Validates the environment, and starts the listener that expires cached pages when other processes change records.
 * @throws EnvironmentError when a variable is missing or invalid.
 */
export async function prepareServer(): Promise<void> {
  authSecret();
  // By default, Node.js exits when a background task fails.
  process.on("unhandledRejection", (error) => logFailure("A background task", error));
  const connectionString = directDatabaseUrl();
  if (!hasPageCache()) return;
  // Not bundled: it shares its state with the cache handlers, which Next loads from their files.
  const listener = pathToFileURL("lib/cache/listener.mjs").href;
  const { listenForExpiredTags } = await import(/* turbopackIgnore: true */ listener);
  listenForExpiredTags({ connectionString, channel: CACHE_CHANNEL, allTags: [RECORDS_TAG] });
}
