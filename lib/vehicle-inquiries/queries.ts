import "server-only";
import type { Database } from "@/lib/db";
import type { RetailVehicleModel } from "@/lib/generated/prisma/models";
import { visibleAt } from "@/lib/retail-vehicles/record";

const COLUMNS = {
  id: true,
  stockNumber: true,
  vin: true,
  year: true,
  make: true,
  model: true,
  trim: true,
} as const;

/** What an inquiry keeps of the vehicle that it is about. */
type InquiredVehicle = Pick<RetailVehicleModel, keyof typeof COLUMNS>;

/** A vehicle that visitors can ask about, which is every public one, or null. */
export function findInquiredVehicle(database: Database, id: string): Promise<InquiredVehicle | null> {
  return database.retailVehicle.findFirst({ where: { id, ...visibleAt(new Date()) }, select: COLUMNS });
}
