import { z } from "zod";

/** What decoding a VIN tells. Every field is null when it is not known. */
export const vehicleInfoSchema = z.object({
  year: z.number().int().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  trim: z.string().nullable(),
  /** Such as "2.5L I4", or "2.5L" when the cylinders are not known. */
  engineSize: z.string().nullable(),
  /** Spelled as in the dismantled form's list, such as "Automatic"; see dropdowns.ts for the retail form's. */
  transmissionType: z.string().nullable(),
  driveType: z.string().nullable(),
});

export type VehicleInfo = z.infer<typeof vehicleInfoSchema>;

export const UNKNOWN_VEHICLE: VehicleInfo = {
  year: null,
  make: null,
  model: null,
  trim: null,
  engineSize: null,
  transmissionType: null,
  driveType: null,
};

/** Whether nothing at all is known. */
export function isEmptyVehicleInfo(info: VehicleInfo): boolean {
  return Object.values(info).every((value) => value === null);
}

/** Whether year, make and model are known, without which a decoded vehicle is of no use to the forms; a blank is not known. */
export function hasEssentials(info: VehicleInfo): boolean {
  return info.year !== null && Boolean(info.make?.trim()) && Boolean(info.model?.trim());
}
