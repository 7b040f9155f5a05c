import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { DISMANTLED_LIST_TAG, dismantledVehicleTag, RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { PUBLIC_COLUMNS, toPublic } from "@/lib/dismantled-vehicles/record";
import { nearestYears } from "@/lib/dismantled-vehicles/rules";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { isBuildWithoutDatabase } from "@/lib/env";
import * as retail from "@/lib/retail-vehicles/record";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { isVehicleId } from "@/lib/vehicles/id";
import { modelColumns } from "@/lib/vehicles/model-queries";

/** How many vehicles of each kind are shown below a dismantled one. */
const SHOWN = 3;
/** Candidates of one model; the nearest years are chosen from the latest. */
const CANDIDATE_LIMIT = 50;

/** A dismantled vehicle for its page. */
type DismantledPageRecord = {
  vehicle: PublicDismantledVehicle;
  /** Whether it was scrapped: visitors no longer see it. */
  gone: boolean;
};

/** A vehicle from the cache, for its page. Null when there is none, and for an id that no vehicle can have. */
export async function getDismantledVehiclePage(id: string): Promise<DismantledPageRecord | null> {
  "use cache";
  cacheLife("records");
  cacheTag(RECORDS_TAG);
  if (!isVehicleId(id) || isBuildWithoutDatabase()) return null;
  cacheTag(dismantledVehicleTag(id));
  const row = await db().dismantledVehicle.findUnique({ where: { id }, select: PUBLIC_COLUMNS });
  return row && { vehicle: toPublic(row), gone: row.status === "scrapped" };
}

export type SameModel = { dismantled: PublicDismantledVehicle[]; retail: PublicRetailVehicle[] };

/** Other vehicles of a vehicle's model, from the cache: dismantled ones and those for sale, nearest years first. */
export async function getSameModel(vehicle: PublicDismantledVehicle): Promise<SameModel> {
  return readSameModel(vehicle._id, vehicle.year, vehicle.make, vehicle.model);
}

async function readSameModel(id: string, year: number, make: string, model: string): Promise<SameModel> {
  "use cache";
  cacheLife("records");
  cacheTag(RECORDS_TAG, DISMANTLED_LIST_TAG, RETAIL_LIST_TAG);
  const sameModel = await modelColumns(make, model);
  const [dismantled, forSale] = await Promise.all([
    db().dismantledVehicle.findMany({
      where: { ...sameModel, id: { not: id }, status: { not: "scrapped" } },
      select: PUBLIC_COLUMNS,
      orderBy: [{ dateAcquired: "desc" }, { id: "desc" }],
      take: CANDIDATE_LIMIT,
    }),
    db().retailVehicle.findMany({
      where: { AND: [sameModel, { status: { not: "sold" } }, retail.visibleAt(new Date())] },
      select: retail.PUBLIC_COLUMNS,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: CANDIDATE_LIMIT,
    }),
  ]);
  return {
    dismantled: nearestYears(year, dismantled.map(toPublic), SHOWN),
    retail: nearestYears(
      year,
      forSale.flatMap((row) => retail.toPublic(row) ?? []),
      SHOWN,
    ),
  };
}

/** Every vehicle with a page, last acquired first, with the time of its last change. For the sitemap. */
export async function listDismantledAddresses(limit: number): Promise<{ _id: string; updatedAt: Date }[]> {
  const rows = await db().dismantledVehicle.findMany({
    where: { status: { not: "scrapped" } },
    orderBy: [{ dateAcquired: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { id: true, updatedAt: true },
    take: limit,
  });
  return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt }));
}
