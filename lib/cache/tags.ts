import "server-only";
import { revalidateTag } from "next/cache";
import type { Database } from "@/lib/db";

/** The PostgreSQL channel on which instances announce expired tags. */
export const CACHE_CHANNEL = "cache_tags";

/** The tag of everything that shows records. */
export const RECORDS_TAG = "records";
export const RETAIL_LIST_TAG = "retail-vehicles";
export const DISMANTLED_LIST_TAG = "dismantled-vehicles";
export const retailVehicleTag = (id: string) => `retail-vehicle:${id}`;
export const dismantledVehicleTag = (id: string) => `dismantled-vehicle:${id}`;

/**
 * Announces expired tags to every instance once the transaction commits. Call it inside the transaction that changes
 * the records, and `expireTags` after it.
 */
export async function announceTags(database: Database, tags: readonly string[]): Promise<void> {
  await database.$queryRaw`SELECT pg_notify(${CACHE_CHANNEL}, ${tags.join(",")})::text`;
}

/**
 * Expires everything with one of the tags: the next request renders it again. Call it after the transaction, in the
 * request that changed the records.
 */
export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
