import "server-only";
import { announceTags, expireTags } from "@/lib/cache/tags";
import { type Database, db, isDuplicate } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { sweepHourly } from "@/lib/images/sweep";

/** A vehicle after some work on it, and the tags of the pages that show what changed: none when nothing did. */
type Change<Vehicle> = { vehicle: Vehicle; tags: string[] };

/**
 * Changes a vehicle in one transaction, then has every page that shows it rendered again, here and on every instance.
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
 * Whether a record, as the API spells it, says already what a change would have it say. Such a change is none: it leaves no
 * trace, and nobody else's edit becomes outdated by it.
 */
export function isNoOpUpdate(record: object, change: object): boolean {
  const stored = record as Record<string, unknown>;
  return Object.entries(change).every(
    ([field, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(stored[field]),
  );
}
