import { z } from "zod";

/** The result of decoding a VIN. Unknown fields are null. */
export const vehicleInfoSchema = z.object({
  year: z.number().int().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  trim: z.string().nullable(),
  /** Such as "2.5L I4", or "2.5L" if the cylinders are unknown. */
  engineSize: z.string().nullable(),
  /** A value of the dismantled vehicle form, such as "Automatic". See dropdowns.ts for the retail vehicle form. */
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

/** Whether all fields are unknown. */
export function isEmptyVehicleInfo(info: VehicleInfo): boolean {
  return Object.values(info).every((value) => value === null);
}

/** Whether year, make and model are known, which the forms require. Blank values count as unknown. */
export function hasEssentials(info: VehicleInfo): boolean {
  return info.year !== null && Boolean(info.make?.trim()) && Boolean(info.model?.trim());
}
