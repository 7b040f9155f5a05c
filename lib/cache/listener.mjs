import pg from "pg";
import { expireTags } from "./tag-times.mjs";

const RECONNECT_MS = 500;
const HEARTBEAT_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * Expires the tags that other instances and commands announce with NOTIFY. Notifications are lost while this process is
 * not connected, so all tags expire whenever it connects. A heartbeat detects silently dropped connections.
 * @param {{ connectionString: string, channel: string, allTags: readonly string[] }} options
 *   `connectionString` must be a direct connection, because LISTEN does not work through a transaction pooler.
 */
export async function listenForExpiredTags({ connectionString, channel, allTags }) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: "cache listener",
  });
  /** @type {NodeJS.Timeout | undefined} */
  let heartbeat;
  client.on("error", () => {});
  client.on("notification", ({ payload = "" }) => expireTags(payload.split(",")));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    expireTags(allTags);
    await new Promise((_resolve, reject) => {
      client.on("error", reject).on("end", reject);
      heartbeat = setInterval(() => client.query("SELECT 1").catch(reject), HEARTBEAT_MS).unref();
    });
  } catch {
    // The database is unreachable or rejects the connection: reconnects below.
  }
  clearInterval(heartbeat);
  client.end().catch(() => {});
  setTimeout(() => listenForExpiredTags({ connectionString, channel, allTags }), RECONNECT_MS).unref();
}
