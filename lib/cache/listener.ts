import "server-only";
import { Client } from "pg";
import { expireHere } from "@/lib/cache/expire";
import { CACHE_CHANNEL, RECORDS_TAG } from "@/lib/cache/tags";
import { directDatabaseUrl } from "@/lib/env";

const RECONNECT_MS = 1_000;

/**
 * Keeps this instance's cache true while other instances and commands write. It trusts only what was rendered while
 * it was listening: at start, and after the connection was lost, everything older is rendered anew.
 */
export function listenForExpiredTags(): void {
  void expireHere([RECORDS_TAG]);
  void connect();
}

async function connect(): Promise<void> {
  const client = new Client({
    connectionString: directDatabaseUrl(),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: "cache listener",
  });
  let lost = false;
  const reconnect = () => {
    if (lost) return;
    lost = true;
    client.removeAllListeners();
    client.on("error", () => {});
    client.end().catch(() => {});
    setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  client.on("error", reconnect);
  client.on("end", reconnect);
  client.on("notification", ({ payload }) => void expireHere(payload?.split(",") ?? []));
  try {
    await client.connect();
    await client.query(`LISTEN ${CACHE_CHANNEL}`);
    void expireHere([RECORDS_TAG]);
  } catch {
    reconnect();
  }
}
