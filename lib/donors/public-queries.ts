import "server-only";
import { db } from "@/lib/db";
import { DONOR_COLUMNS, donorPicture, toCandidate } from "@/lib/donors/record";
import { MAX_YEARS_APART, rankDonors } from "@/lib/donors/rules";
import { type NearestDonors, NO_DONORS } from "@/lib/donors/schema";
import { modelColumns } from "@/lib/vehicles/model-queries";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";

/** How many vehicles the wizard shows. */
const SHOWN = 3;
/** More vehicles of one model and seven years than a shop has. */
const CANDIDATE_LIMIT = 200;

/**
 * The vehicles of the same model and a close year that have been taken apart, nearest first: without those that await
 * it, and without the vehicle of the VIN itself.
 */
export async function findNearestDonors(vin: string, vehicle: VehicleInfo): Promise<NearestDonors> {
  const { year, make, model, trim, engineSize, driveType } = vehicle;
  if (year === null || !make || !model) return NO_DONORS;
  const rows = await db().dismantledVehicle.findMany({
    where: {
      ...(await modelColumns(make, model)),
      status: "parts_available",
      year: { gte: year - MAX_YEARS_APART, lte: year + MAX_YEARS_APART },
      vin: { not: vin },
    },
    select: DONOR_COLUMNS,
    orderBy: [{ dateAcquired: "desc" }, { id: "desc" }],
    take: CANDIDATE_LIMIT,
  });
  const ranked = rankDonors({ year, trim, engine: engineSize, drive: driveType }, rows.map(toCandidate));
  const nearest = ranked.slice(0, SHOWN).map(({ donor: { row }, same }) => ({
    _id: row.id,
    stockNumber: row.stockNumber,
    name: [row.year, row.model, row.trim].filter(Boolean).join(" "),
    miles: row.mileage,
    picture: donorPicture(row),
    same,
  }));
  return { count: rows.length, nearest };
}
