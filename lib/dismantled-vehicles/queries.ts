import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Admin } from "@/lib/auth/admin";
import { DISMANTLED_LIST_TAG, RECORDS_TAG } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { ADMIN_COLUMNS, PUBLIC_COLUMNS, toAdmin, toPublic } from "@/lib/dismantled-vehicles/record";
import {
  type DismantledStatus,
  type DismantledVehicle,
  dismantledStatus,
  type PublicDismantledVehicle,
} from "@/lib/dismantled-vehicles/schema";
import type { DismantledSort } from "@/lib/dismantled-vehicles/sorts";
import { isBuildWithoutDatabase } from "@/lib/env";
import { orderBy, type SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPage, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
import { LIST_PAGE_SIZE, pageCount } from "@/lib/vehicles/list-pages";

const NEWEST_FIRST = [
  { name: "dateAcquired", type: "date", direction: "desc" },
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** Scrapped vehicles are staff's own. */
const VISIBLE = { status: { not: "scrapped" } } as const;

/** A page of the vehicles that visitors may see, last acquired first. @throws ApiError 400 for a wrong cursor. */
export async function listPublicDismantledVehicles(page: PageQuery): Promise<Page<PublicDismantledVehicle>> {
  return readPageOnward(NEWEST_FIRST, page, {
    where: VISIBLE,
    rows: (slice) => db().dismantledVehicle.findMany({ ...slice, select: PUBLIC_COLUMNS }),
    count: (where) => db().dismantledVehicle.count({ where }),
    toItems: (rows) => rows.map(toPublic),
  });
}

export type DismantledListResult = {
  vehicles: PublicDismantledVehicle[];
  /** How many pages there are. */
  pages: number;
};

/** A page (from 1) of the public list, last acquired first; one beyond the last is empty. */
export async function readDismantledListPage(page: number): Promise<DismantledListResult> {
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
export async function getDismantledListPage(page: number): Promise<DismantledListResult> {
  "use cache";
  cacheTag(RECORDS_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  return isBuildWithoutDatabase() ? { vehicles: [], pages: 1 } : readDismantledListPage(page);
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

type StaffQuery = ListQuery<DismantledStatus, DismantledSort>;

/** The columns of every sort of staff's; what is alike comes newest first. */
const STAFF_COLUMNS = {
  newest: [],
  dateAcquired: [],
  stockNumber: [{ name: "stockOrder", type: "text" }],
  year: [{ name: "year", type: "number" }],
  make: [
    { name: "makeOrder", type: "text" },
    { name: "modelOrder", type: "text" },
  ],
  model: [{ name: "modelOrder", type: "text" }],
  mileage: [{ name: "mileage", type: "number" }],
  status: [{ name: "status", type: dismantledStatus.values.map(dismantledStatus.toStored) }],
} as const satisfies Record<DismantledSort, object[]>;

/** What only the database's own columns of order tell. */
const ORDERS = { stockOrder: true, makeOrder: true, modelOrder: true } as const;

/** A page of what staff look for among all vehicles. @throws ApiError 400 for a cursor of another order. */
export async function listDismantledVehicles(
  _admin: Admin,
  { q, status, sort, direction, ...page }: StaffQuery,
): Promise<Page<DismantledVehicle>> {
  return readPage(staffOrder(STAFF_COLUMNS[sort], direction, NEWEST_FIRST), page, {
    where: { ...matching(q), ...(status && { status: dismantledStatus.toStored(status) }) },
    rows: (slice) => db().dismantledVehicle.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDERS } }),
    count: (where) => db().dismantledVehicle.count({ where }),
    toItems: (rows) => rows.map(toAdmin),
  });
}

/** One vehicle as staff see it, or null. */
export async function getDismantledVehicle(_admin: Admin, id: string): Promise<DismantledVehicle | null> {
  const row = await db().dismantledVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && toAdmin(row);
}
