import { z } from "zod";
import { enumMapping } from "@/lib/vehicles/enum-mapping";
import { images } from "@/lib/vehicles/images";
import * as vehicle from "@/lib/vehicles/schema";
import { cleanVin, hasAmbiguousLetter, VIN_AMBIGUOUS, VIN_INVALID } from "@/lib/vin/rules";

export const retailStatus = enumMapping({ available: "available", pending: "pending", sold: "sold" });
export const retailTransmission = enumMapping({
  automatic: "automatic",
  manual: "manual",
  cvt: "cvt",
  "automated-manual": "automated_manual",
});
export const retailDriveType = enumMapping({ fwd: "fwd", rwd: "rwd", awd: "awd", "4wd": "fourwd" });
export const fuelType = enumMapping({
  gasoline: "gasoline",
  diesel: "diesel",
  electric: "electric",
  hybrid: "hybrid",
  "plugin-hybrid": "plugin_hybrid",
});
export const condition = enumMapping({
  excellent: "excellent",
  "very-good": "very_good",
  good: "good",
  fair: "fair",
});

export type RetailStatus = (typeof retailStatus.values)[number];
export type RetailTransmission = (typeof retailTransmission.values)[number];
export type RetailDriveType = (typeof retailDriveType.values)[number];
export type FuelType = (typeof fuelType.values)[number];
export type Condition = (typeof condition.values)[number];

const MIN_VIN_LENGTH = 5;
const MAX_VIN_LENGTH = 17;

/** A VIN of 5 to 17 characters, none of them I, O or Q: before 1981 each maker had its own length. */
const retailVin = z.string({ error: "VIN is required" }).transform((text, context) => {
  const vin = cleanVin(text);
  if (vin === "") {
    context.addIssue({ code: "custom", message: "VIN is required" });
  } else if (vin.length < MIN_VIN_LENGTH || text.replace(/[^A-Za-z0-9]/g, "").length > MAX_VIN_LENGTH) {
    context.addIssue({
      code: "custom",
      message: `VIN must have ${MIN_VIN_LENGTH} to ${MAX_VIN_LENGTH} letters and digits`,
    });
  } else if (hasAmbiguousLetter(vin)) {
    context.addIssue({
      code: "custom",
      message: vin.length === MAX_VIN_LENGTH ? VIN_INVALID : VIN_AMBIGUOUS,
    });
  }
  return vin;
});

const shape = {
  stockNumber: vehicle.stockNumber,
  vin: retailVin,
  year: vehicle.year,
  make: vehicle.line("Make"),
  model: vehicle.line("Model"),
  trim: vehicle.line("Trim"),
  mileage: vehicle.mileage,
  price: vehicle.price,
  exteriorColor: vehicle.line("Exterior color"),
  interiorColor: vehicle.line("Interior color"),
  transmission: vehicle.choice(retailTransmission.values, "Transmission"),
  engineType: vehicle.line("Engine"),
  driveType: vehicle.choice(retailDriveType.values, "Drive type"),
  fuelType: vehicle.choice(fuelType.values, "Fuel type"),
  condition: vehicle.choice(condition.values, "Condition"),
  status: vehicle.required(vehicle.choice(retailStatus.values, "Status"), "Status is required"),
  features: vehicle.notes("Features"),
  description: vehicle.notes("Description"),
  imageUrl: vehicle.imageUrl,
  images,
  dateAcquired: vehicle.isoDate,
  notes: vehicle.notes("Notes"),
};

/** POST /api/admin/retail-vehicles: stock number and VIN are required, the rest may come later. */
export const retailVehicleSchema = z.object({ ...shape, status: shape.status.default("available") });
/** PUT /api/admin/retail-vehicles/{id}: the fields that change; null or blank clears an optional one. */
export const retailVehicleUpdateSchema = vehicle.partialOf(shape);

export type RetailVehicleInput = z.output<typeof retailVehicleSchema>;
export type RetailVehicleUpdate = z.output<typeof retailVehicleUpdateSchema>;

/** A pre-owned vehicle as visitors may see it: complete, and without what is staff's own. */
export type PublicRetailVehicle = {
  _id: string;
  stockNumber: string;
  vin: string;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  /** Miles. */
  mileage: number;
  /** Whole US dollars. */
  price: number;
  exteriorColor: string | null;
  interiorColor: string | null;
  transmission: RetailTransmission | null;
  engineType: string | null;
  driveType: RetailDriveType | null;
  fuelType: FuelType | null;
  condition: Condition;
  status: RetailStatus;
  features: string | null;
  description: string | null;
  /** The first of `images`. */
  imageUrl: string | null;
  /** Addresses in order, the main picture first. */
  images: string[];
  /** YYYY-MM-DD. */
  dateAcquired: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
};

/** A pre-owned vehicle as staff see it: perhaps unfinished, with the notes, and with what is missing to be public. */
export type RetailVehicle = Omit<
  PublicRetailVehicle,
  "year" | "make" | "model" | "mileage" | "price" | "condition"
> & {
  year: number | null;
  make: string | null;
  model: string | null;
  mileage: number | null;
  price: number | null;
  condition: Condition | null;
  notes: string | null;
  soldAt: string | null;
  /** The fields still missing before visitors can see it. */
  missing: string[];
};
