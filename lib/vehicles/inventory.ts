import "server-only";
import { db } from "@/lib/db";
import type { InventoryMatch } from "@/lib/requests/schema";
import { visibleAt } from "@/lib/retail-vehicles/record";

/** The inventory and id of a vehicle with a given VIN. */
export type InventoryPlace = InventoryMatch;

/**
 * The vehicles in stock with these VINs, by VIN. Scrapped and sold vehicles are not in stock, although the page of a sold
 * one stays up for a while. Of several with one VIN the last acquired is returned, and a dismantled one rather than a
 * retail one. Staff also find retail vehicles that are not complete yet.
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
