import { z } from "zod";
import { enumMapping } from "@/lib/vehicles/enum-mapping";
import { images } from "@/lib/vehicles/images";
import * as vehicle from "@/lib/vehicles/schema";
import { vinSchema } from "@/lib/vin/schema";

export const dismantledStatus = enumMapping({
  "Awaiting Dismantle": "awaiting_dismantle",
  "Parts Available": "parts_available",
  Scrapped: "scrapped",
});
export const dismantledTransmission = enumMapping({
  Automatic: "automatic",
  Manual: "manual",
  CVT: "cvt",
  "Dual Clutch": "dual_clutch",
  "Single Clutch Automatic": "single_clutch_automatic",
});
export const dismantledDriveType = enumMapping({
  FWD: "fwd",
  RWD: "rwd",
  AWD: "awd",
  "4WD": "fourwd",
  "4x4": "fourx4",
});

export type DismantledStatus = (typeof dismantledStatus.values)[number];
export type DismantledTransmission = (typeof dismantledTransmission.values)[number];
export type DismantledDriveType = (typeof dismantledDriveType.values)[number];

const shape = {
  stockNumber: vehicle.stockNumber,
  vin: vinSchema,
  year: vehicle.required(vehicle.year, "Year is required"),
  make: vehicle.requiredLine("Make"),
  model: vehicle.requiredLine("Model"),
  trim: vehicle.line("Trim"),
  mileage: vehicle.required(vehicle.mileage, "Mileage is required"),
  dateAcquired: vehicle.required(vehicle.isoDate, "Date Acquired is required"),
  status: vehicle.required(vehicle.choice(dismantledStatus.values, "Status"), "Status is required"),
  imageUrl: vehicle.imageUrl,
  images,
  exteriorColor: vehicle.line("Exterior color"),
  interiorColor: vehicle.line("Interior color"),
  transmission: vehicle.choice(dismantledTransmission.values, "Transmission"),
  engineType: vehicle.line("Engine"),
  driveType: vehicle.choice(dismantledDriveType.values, "Drive type"),
  notes: vehicle.notes("Notes"),
};

/** POST /api/admin/dismantled-vehicles. */
export const dismantledVehicleSchema = z.object(shape);
/** PUT /api/admin/dismantled-vehicles/{id}: the fields that change; null or blank clears an optional one. */
export const dismantledVehicleUpdateSchema = vehicle.partialOf(shape);

export type DismantledVehicleInput = z.output<typeof dismantledVehicleSchema>;
export type DismantledVehicleUpdate = z.output<typeof dismantledVehicleUpdateSchema>;

/** A dismantled vehicle as visitors may see it. */
export type PublicDismantledVehicle = {
  _id: string;
  stockNumber: string;
  vin: string;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  /** Miles. */
  mileage: number;
  /** YYYY-MM-DD. */
  dateAcquired: string;
  status: DismantledStatus;
  /** The first of `images`. */
  imageUrl: string | null;
  /** Addresses in order, the main picture first. */
  images: string[];
  exteriorColor: string | null;
  interiorColor: string | null;
  transmission: DismantledTransmission | null;
  engineType: string | null;
  driveType: DismantledDriveType | null;
  createdAt: string;
  updatedAt: string;
  version: number;
};

/** A dismantled vehicle as staff see it. */
export type DismantledVehicle = PublicDismantledVehicle & { notes: string | null };
