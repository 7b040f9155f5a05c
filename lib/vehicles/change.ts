import "server-only";
import { announceTags, expireTags } from "@/lib/cache/tags";
import { type Database, db, isDuplicate } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { sweepHourly } from "@/lib/images/sweep";

/** A vehicle after a change, and the cache tags of the pages that show what changed: none when nothing did. */
type Change<Vehicle> = { vehicle: Vehicle; tags: string[] };

/**
 * Changes a vehicle in one transaction, then revalidates every page that shows it, on every instance.
 * @throws ApiError 409 when the stock number is taken, and whatever the work throws.
 */
export async function changeVehicle<Vehicle>(
  stockNumber: string | undefined,
  work: (database: Database) => Promise<Change<Vehicle>>,
): Promise<Vehicle> {
  try {
    const { vehicle, tags } = await db().$transaction(async (database) => {
      const change = await work(database);
      if (change.tags.length > 0) await announceTags(database, change.tags);
      return change;
    });
    expireTags(tags);
    sweepHourly();
    return vehicle;
  } catch (error) {
    if (!isDuplicate(error, "stockNumber")) throw error;
    const message = `Stock number ${stockNumber} is already taken`;
    throw new ApiError("duplicate_stock_number", message, { fields: { stockNumber: message } });
  }
}

/**
 * Whether an update would change nothing in a record as the API represents it. Such an update is not recorded and
 * does not create a new version.
 */
export function isNoOpUpdate(record: object, change: object): boolean {
  const stored = record as Record<string, unknown>;
  return Object.entries(change).every(
    ([field, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(stored[field]),
  );
}
