import "server-only";
import { pathToFileURL } from "node:url";
import { CACHE_CHANNEL, RECORDS_TAG } from "@/lib/cache/tags";
import { openMissingRepeatedly } from "@/lib/conversations/open-missing";
import { authSecret, directDatabaseUrl, environment, hasPageCache } from "@/lib/env";
import { logFailure } from "@/lib/http/log";

/**
 * Validates the environment, opens the conversations that requests of the previous release lack, and starts what runs in
 * the background: sending emails, and the listener that expires cached pages when other processes change records.
 * @throws EnvironmentError when a variable is missing or invalid.
 */
export async function prepareServer(): Promise<void> {
  authSecret();
  // By default, Node.js exits when a background task fails.
  process.on("unhandledRejection", (error) => logFailure("A background task", error));
  const connectionString = directDatabaseUrl();
  // In the background: the site also starts while the database is away, and can stop at any time.
  void openMissingRepeatedly(connectionString);
  if (!environment().isServerless) await startBackgroundWork();
  if (!hasPageCache()) return;
  // Not bundled: it shares its state with the cache handlers, which Next loads from their files.
  const listener = pathToFileURL("lib/cache/listener.mjs").href;
  const { listenForExpiredTags } = await import(/* turbopackIgnore: true */ listener);
  listenForExpiredTags({ connectionString, channel: CACHE_CHANNEL, allTags: [RECORDS_TAG] });
}

async function startBackgroundWork(): Promise<void> {
  const { startLoop } = await import("@/lib/email/loop");
  const stop = startLoop();
  // Not bundled: server.mjs uses the same file.
  const shutdown = pathToFileURL("lib/shutdown.mjs").href;
  const { beforeExit } = await import(/* turbopackIgnore: true */ shutdown);
  beforeExit(stop);
}
