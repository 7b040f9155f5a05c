import "server-only";
import { revalidateTag } from "next/cache";
import { expireHere } from "@/lib/cache/expire";
import type { Database } from "@/lib/db";

/** The PostgreSQL channel on which instances tell each other which tags are out of date. */
export const CACHE_CHANNEL = "cache_tags";

/** Everything that shows a record of ours. Expired when an instance starts, or has not been listening. */
export const RECORDS_TAG = "records";
export const RETAIL_LIST_TAG = "retail-vehicles";
export const DISMANTLED_LIST_TAG = "dismantled-vehicles";
export const retailVehicleTag = (id: string) => `retail-vehicle:${id}`;

/**
 * Tells every other instance, once the transaction commits, that what carries these tags is out of date.
 * Call it inside the transaction that changes the records, and `expireTags` after it.
 */
export async function announceTags(database: Database, tags: readonly string[]): Promise<void> {
  await database.$queryRaw`SELECT pg_notify(${CACHE_CHANNEL}, ${tags.join(",")})::text`;
}

/**
 * Has what carries these tags rendered anew: once this is done, the very next request sees the change. Call it after
 * the transaction, in the request that changed the records.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  await expireHere(tags);
  // For hosts that keep pages outside this process.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
