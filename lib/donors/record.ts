import type { Candidate } from "@/lib/donors/rules";
import { linePicture } from "@/lib/drawings/urls";
import type { DismantledVehicleModel } from "@/lib/generated/prisma/models";

const DRIVE_LABELS = { fwd: "FWD", rwd: "RWD", awd: "AWD", fourwd: "4WD", fourx4: "4x4" } as const;

/** What is read of a vehicle that a part may come from. */
export const DONOR_COLUMNS = {
  id: true,
  stockNumber: true,
  year: true,
  make: true,
  model: true,
  trim: true,
  mileage: true,
  status: true,
  images: true,
  engineType: true,
  driveType: true,
} as const;

export type DonorRow = Pick<DismantledVehicleModel, keyof typeof DONOR_COLUMNS>;
export type RowCandidate = Candidate & { row: DonorRow };

export const toCandidate = (row: DonorRow): RowCandidate => ({
  row,
  year: row.year,
  trim: row.trim,
  engine: row.engineType,
  drive: row.driveType && DRIVE_LABELS[row.driveType],
  miles: row.mileage,
  awaitingDismantle: row.status === "awaiting_dismantle",
});

/** The URL of its photo or line drawing. */
export const donorPicture = (row: DonorRow): string =>
  row.images[0] ??
  linePicture({ ...row, status: row.status === "awaiting_dismantle" ? "Awaiting" : "Parts" });
