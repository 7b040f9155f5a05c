import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { Client } from "pg";
import { CACHE_CHANNEL, RECORDS_TAG } from "@/lib/cache/tags";
import { databaseUrl } from "@/lib/env";

const RECONNECT_MS = 1_000;
// A page whose rendering had read the old record is stored after the record changed: longer than any rendering takes.
const SECOND_SWEEP_MS = 3_000;

/**
 * Keeps this instance's cache true while other instances and commands write. It trusts only what was rendered while
 * it was listening: at start, and after the connection was lost, everything older is rendered anew.
 */
export function listenForExpiredTags(): void {
  expire([RECORDS_TAG]);
  void connect();
}

async function connect(): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl(),
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
  client.on("notification", ({ payload }) => expire(payload?.split(",") ?? []));
  try {
    await client.connect();
    await client.query(`LISTEN ${CACHE_CHANNEL}`);
    expire([RECORDS_TAG]);
  } catch {
    reconnect();
  }
}

function expire(tags: readonly string[]): void {
  markExpired(tags);
  setTimeout(() => markExpired(tags), SECOND_SWEEP_MS).unref();
}

// Next keeps the times of expired tags in this map, for stored pages and for `use cache` alike, and offers no way to
// expire a tag outside a request.
function markExpired(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now });
}
