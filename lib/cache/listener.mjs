import pg from "pg";
import { expireTags } from "./tag-times.mjs";

const RECONNECT_MS = 500;
const HEARTBEAT_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Expires the tags that other instances and commands announce with NOTIFY. What was cached while this process was not
 * listening may be old, so everything expires whenever the connection is (re)established. A heartbeat notices a
 * connection that was dropped silently.
 * @param {{ connectionString: string, channel: string, allTags: readonly string[] }} options
 *   `connectionString` of a direct connection: LISTEN does not work through a transaction pooler
 */
export async function listenForExpiredTags({ connectionString, channel, allTags }) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
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
    await new Promise((_resolve, lost) => {
      client.on("error", lost).on("end", lost);
      heartbeat = setInterval(() => client.query("SELECT 1").catch(lost), HEARTBEAT_MS).unref();
    });
  } catch {
    // The database is away or refuses: try again below.
  }
  clearInterval(heartbeat);
  client.end().catch(() => {});
  setTimeout(() => listenForExpiredTags({ connectionString, channel, allTags }), RECONNECT_MS).unref();
}
