import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG, RECORDS_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { ADMIN_COLUMNS, PUBLIC_COLUMNS, toAdmin, toPublic } from "@/lib/dismantled-vehicles/record";
import type { DismantledVehicle, PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { Page } from "@/lib/http/answers";
import { afterCursor, orderBy, type PageQuery, type SortColumn, toPage } from "@/lib/http/paging";
import { LIST_PAGE_SIZE, pageCount } from "@/lib/vehicles/list-pages";

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

export type DismantledListPage = {
  vehicles: PublicDismantledVehicle[];
  /** How many pages there are. */
  pages: number;
};

/** A page (from 1) of the public list, last acquired first; one beyond the last is empty. */
export async function readDismantledListPage(page: number): Promise<DismantledListPage> {
  const [rows, total] = await Promise.all([
    db().dismantledVehicle.findMany({
      where: VISIBLE,
      orderBy: orderBy(NEWEST_FIRST),
      skip: (page - 1) * LIST_PAGE_SIZE,
      take: LIST_PAGE_SIZE,
      select: PUBLIC_COLUMNS,
    }),
    db().dismantledVehicle.count({ where: VISIBLE }),
  ]);
  return { vehicles: rows.map(toPublic), pages: pageCount(total) };
}

/** The same, from the cache: for the parts page. */
export async function dismantledListPage(page: number): Promise<DismantledListPage> {
  "use cache";
  cacheTag(RECORDS_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  return readDismantledListPage(page);
}

/** The page of the public list that shows a vehicle, or null when visitors may not see it. */
export async function findDismantledListPage(id: string): Promise<number | null> {
  const row = await db().dismantledVehicle.findFirst({
    where: { id, ...VISIBLE },
    select: { id: true, dateAcquired: true, createdAt: true },
  });
  if (!row) return null;
  const { dateAcquired, createdAt } = row;
  const before = await db().dismantledVehicle.count({
    where: {
      AND: [
        VISIBLE,
        {
          OR: [
            { dateAcquired: { gt: dateAcquired } },
            { dateAcquired, createdAt: { gt: createdAt } },
            { dateAcquired, createdAt, id: { gt: id } },
          ],
        },
      ],
    },
  });
  return Math.floor(before / LIST_PAGE_SIZE) + 1;
}

/** When the public list last changed, as far as the vehicles that are on it tell; null while it is empty. For the sitemap. */
export async function lastDismantledChange(): Promise<Date | null> {
  return (await db().dismantledVehicle.aggregate({ where: VISIBLE, _max: { updatedAt: true } }))._max
    .updatedAt;
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
