import type { RetailVehicleModel } from "@/lib/generated/prisma/models";
import { missingFields, soldSince } from "@/lib/retail-vehicles/rules";
import * as schema from "@/lib/retail-vehicles/schema";

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
  price: true,
  exteriorColor: true,
  interiorColor: true,
  transmission: true,
  engineType: true,
  driveType: true,
  fuelType: true,
  condition: true,
  status: true,
  features: true,
  description: true,
  images: true,
  dateAcquired: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} as const;

export const ADMIN_COLUMNS = { ...PUBLIC_COLUMNS, notes: true, soldAt: true } as const;

type PublicRow = Pick<RetailVehicleModel, keyof typeof PUBLIC_COLUMNS>;
type AdminRow = Pick<RetailVehicleModel, keyof typeof ADMIN_COLUMNS>;

const isoDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

function common(row: PublicRow) {
  return {
    _id: row.id,
    stockNumber: row.stockNumber,
    vin: row.vin,
    trim: row.trim,
    exteriorColor: row.exteriorColor,
    interiorColor: row.interiorColor,
    transmission: row.transmission && schema.retailTransmission.toWire(row.transmission),
    engineType: row.engineType,
    driveType: row.driveType && schema.retailDriveType.toWire(row.driveType),
    fuelType: row.fuelType && schema.fuelType.toWire(row.fuelType),
    status: schema.retailStatus.toWire(row.status),
    features: row.features,
    description: row.description,
    imageUrl: row.images[0] ?? null,
    images: row.images,
    dateAcquired: isoDay(row.dateAcquired),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** A row as visitors see it, or null when it is not complete yet. */
export function toPublic(row: PublicRow): schema.PublicRetailVehicle | null {
  const { year, make, model, mileage, price, condition } = row;
  if (
    year === null ||
    make === null ||
    model === null ||
    mileage === null ||
    price === null ||
    condition === null
  ) {
    return null;
  }
  return {
    ...common(row),
    year,
    make,
    model,
    mileage,
    price,
    condition: schema.condition.toWire(condition),
  };
}

/** A row as staff see it. */
export function toAdmin(row: AdminRow): schema.RetailVehicle {
  return {
    ...common(row),
    year: row.year,
    make: row.make,
    model: row.model,
    mileage: row.mileage,
    price: row.price,
    condition: row.condition && schema.condition.toWire(row.condition),
    notes: row.notes,
    soldAt: row.soldAt?.toISOString() ?? null,
    missing: missingFields(row),
  };
}

/** Prisma's where for complete vehicles that are for sale, or were sold in the last 30 days. */
export function visibleAt(now: Date) {
  return {
    AND: [
      { year: { not: null }, make: { not: null }, model: { not: null } },
      { mileage: { not: null }, price: { not: null }, condition: { not: null } },
      { OR: [{ soldAt: null }, { soldAt: { gt: soldSince(now) } }] },
    ],
  };
}
