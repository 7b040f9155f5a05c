import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG, RECORDS_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { ADMIN_COLUMNS, PUBLIC_COLUMNS, toAdmin, toPublic } from "@/lib/dismantled-vehicles/record";
import type { DismantledVehicle, PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { Page } from "@/lib/http/answers";
import { afterCursor, orderBy, type PageQuery, type SortColumn, toPage } from "@/lib/http/paging";

/** How many vehicles the page shows at most. */
const PAGE_CAP = 200;

const NEWEST_FIRST = [
  { name: "dateAcquired", type: "date", direction: "desc" },
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** Scrapped vehicles are staff's own. */
const VISIBLE = { status: { not: "scrapped" } } as const;

/** A page of the vehicles that visitors may see, last acquired first. @throws ApiError 400 for a wrong cursor. */
export async function listPublicDismantledVehicles({
  limit,
  cursor,
}: PageQuery): Promise<Page<PublicDismantledVehicle>> {
  const [rows, total] = await Promise.all([
    db().dismantledVehicle.findMany({
      where: { AND: [VISIBLE, afterCursor(NEWEST_FIRST, cursor)] },
      orderBy: orderBy(NEWEST_FIRST),
      take: limit + 1,
      select: PUBLIC_COLUMNS,
    }),
    db().dismantledVehicle.count({ where: VISIBLE }),
  ]);
  return toPage(NEWEST_FIRST, { rows, limit, total }, toPublic);
}

/** The vehicles of the parts page, from the cache. */
export async function listedDismantledVehicles(): Promise<PublicDismantledVehicle[]> {
  "use cache";
  cacheTag(RECORDS_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  return (await listPublicDismantledVehicles({ limit: PAGE_CAP })).items;
}

/** A vehicle that visitors may see, or null. */
export async function getPublicDismantledVehicle(id: string): Promise<PublicDismantledVehicle | null> {
  const row = await db().dismantledVehicle.findFirst({ where: { id, ...VISIBLE }, select: PUBLIC_COLUMNS });
  return row && toPublic(row);
}

/** A page of all vehicles as staff see them, last acquired first. */
export async function listDismantledVehicles(
  _admin: Admin,
  { limit, cursor }: PageQuery,
): Promise<Page<DismantledVehicle>> {
  const [rows, total] = await Promise.all([
    db().dismantledVehicle.findMany({
      where: afterCursor(NEWEST_FIRST, cursor),
      orderBy: orderBy(NEWEST_FIRST),
      take: limit + 1,
      select: ADMIN_COLUMNS,
    }),
    db().dismantledVehicle.count(),
  ]);
  return toPage(NEWEST_FIRST, { rows, limit, total }, toAdmin);
}

/** One vehicle as staff see it, or null. */
export async function getDismantledVehicle(_admin: Admin, id: string): Promise<DismantledVehicle | null> {
  const row = await db().dismantledVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && toAdmin(row);
}
