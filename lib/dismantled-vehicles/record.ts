import * as schema from "@/lib/dismantled-vehicles/schema";
import type { DismantledVehicleModel } from "@/lib/generated/prisma/models";

/** The columns that visitors may see: an explicit list, so that a new column is staff's own until it is added here. */
export const PUBLIC_COLUMNS = {
  id: true,
  stockNumber: true,
  vin: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  mileage: true,
  dateAcquired: true,
  status: true,
  images: true,
  exteriorColor: true,
  interiorColor: true,
  transmission: true,
  engineType: true,
  driveType: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} as const;

export const ADMIN_COLUMNS = { ...PUBLIC_COLUMNS, notes: true } as const;

type PublicRow = Pick<DismantledVehicleModel, keyof typeof PUBLIC_COLUMNS>;
type AdminRow = Pick<DismantledVehicleModel, keyof typeof ADMIN_COLUMNS>;

/** A row as visitors see it. */
export function toPublic(row: PublicRow): schema.PublicDismantledVehicle {
  return {
    _id: row.id,
    stockNumber: row.stockNumber,
    vin: row.vin,
    year: row.year,
    make: row.make,
    model: row.model,
    trim: row.trim,
    mileage: row.mileage,
    dateAcquired: row.dateAcquired.toISOString().slice(0, 10),
    status: schema.dismantledStatus.toWire(row.status),
    imageUrl: row.images[0] ?? null,
    images: row.images,
    exteriorColor: row.exteriorColor,
    interiorColor: row.interiorColor,
    transmission: row.transmission && schema.dismantledTransmission.toWire(row.transmission),
    engineType: row.engineType,
    driveType: row.driveType && schema.dismantledDriveType.toWire(row.driveType),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** A row as staff see it. */
export function toAdmin(row: AdminRow): schema.DismantledVehicle {
  return { ...toPublic(row), notes: row.notes };
}
