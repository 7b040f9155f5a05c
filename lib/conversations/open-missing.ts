import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { logFailure } from "@/lib/http/log";

const CONNECT_TIMEOUT_MS = 15_000;
/** When it runs, in minutes after the previous time. */
const PAUSES_MINUTES = [0, 1, 5, 15, 60];

/**
 * Opens a conversation for each request that has none: during a rolling update, servers of the previous release store
 * such requests after this server started. So it runs several times, which also covers a database that is away.
 */
export async function openMissingRepeatedly(connectionString: string): Promise<void> {
  for (const minutes of PAUSES_MINUTES) {
    await delay(minutes * 60_000, undefined, { ref: false });
    await openMissingConversations(connectionString);
  }
}

/** The same once, with a connection of its own that is closed afterwards. A failure is only logged. */
export async function openMissingConversations(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", (error) => logFailure("Opening missing conversations", error));
  try {
    await client.connect();
    await client.query('SELECT "open_missing_conversations"()');
  } catch (error) {
    logFailure("Opening missing conversations", error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
