import "server-only";
import { db } from "@/lib/db";
import type { InventoryMatch } from "@/lib/requests/schema";
import { visibleAt } from "@/lib/retail-vehicles/record";

/** Where a vehicle of ours with a given VIN is. */
export type InventoryPlace = InventoryMatch;

/**
 * The vehicles of ours with these VINs that visitors can see and have something of, by VIN. A scrapped vehicle is not in
 * inventory, nor is a sold one, though its page stays up for a while: whoever asks for a part by its VIN is most likely
 * the one who bought it. Of several with one VIN the last acquired counts, and a dismantled one before a retail one. Staff also find those for sale that are not complete yet.
 */
export async function findInInventory(
  vins: readonly string[],
  asker: "visitor" | "staff" = "visitor",
): Promise<Map<string, InventoryPlace>> {
  if (vins.length === 0) return new Map();
  const distinct = [...new Set(vins)];
  const select = { id: true, vin: true, stockNumber: true } as const;
  const [dismantled, retail] = await Promise.all([
    db().dismantledVehicle.findMany({
      where: { vin: { in: distinct }, status: { not: "scrapped" } },
      orderBy: [{ dateAcquired: "asc" }, { createdAt: "asc" }],
      select,
    }),
    db().retailVehicle.findMany({
      where: {
        AND: [
          { vin: { in: distinct }, status: { not: "sold" } },
          asker === "staff" ? {} : visibleAt(new Date()),
        ],
      },
      orderBy: { createdAt: "asc" },
      select,
    }),
  ]);
  const places = new Map<string, InventoryPlace>();
  for (const { id, vin, stockNumber } of retail)
    places.set(vin, { inventoryType: "retail", vehicleId: id, stockNumber });
  for (const { id, vin, stockNumber } of dismantled) {
    places.set(vin, { inventoryType: "dismantled", vehicleId: id, stockNumber });
  }
  return places;
}
