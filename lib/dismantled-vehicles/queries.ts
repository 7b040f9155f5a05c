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
import type { SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import type { ListQuery } from "@/lib/lists/query";
import { ORDER_COLUMNS, readListPage, readStaffList, staffSortColumns } from "@/lib/vehicles/list-queries";

const NEWEST_FIRST = [
  { name: "dateAcquired", type: "date", direction: "desc" },
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** Visitors do not see scrapped vehicles. */
const VISIBLE = { status: { not: "scrapped" } } as const;

const PUBLIC_VEHICLES = {
  order: NEWEST_FIRST,
  where: VISIBLE,
  rows: (slice: object) => db().dismantledVehicle.findMany({ ...slice, select: PUBLIC_COLUMNS }),
  count: (where: object) => db().dismantledVehicle.count({ where }),
  toItems: (rows: Parameters<typeof toPublic>[0][]) => rows.map(toPublic),
};

/** A page of the vehicles that visitors may see, last acquired first. @throws ApiError 400 for a wrong cursor. */
export async function listPublicDismantledVehicles(page: PageQuery): Promise<Page<PublicDismantledVehicle>> {
  return readPageOnward(NEWEST_FIRST, page, PUBLIC_VEHICLES);
}

export type DismantledListResult = {
  vehicles: PublicDismantledVehicle[];
  /** How many pages there are. */
  pages: number;
};

/** A page (from 1) of the public list, last acquired first; one beyond the last is empty. */
export async function readDismantledListPage(page: number): Promise<DismantledListResult> {
  return readListPage(PUBLIC_VEHICLES, page);
}

/** The same, from the cache: for the parts page. */
export async function getDismantledListPage(page: number): Promise<DismantledListResult> {
  "use cache";
  cacheTag(RECORDS_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  return isBuildWithoutDatabase() ? { vehicles: [], pages: 1 } : readDismantledListPage(page);
}

/** The last change of a vehicle on the public list; null while it is empty. For the sitemap. */
export async function lastDismantledChange(): Promise<Date | null> {
  return (await db().dismantledVehicle.aggregate({ where: VISIBLE, _max: { updatedAt: true } }))._max
    .updatedAt;
}

/** A vehicle that visitors may see, or null. */
export async function getPublicDismantledVehicle(id: string): Promise<PublicDismantledVehicle | null> {
  const row = await db().dismantledVehicle.findFirst({ where: { id, ...VISIBLE }, select: PUBLIC_COLUMNS });
  return row && toPublic(row);
}

const STAFF_SORTS = {
  ...staffSortColumns(dismantledStatus, {}),
  dateAcquired: [],
} satisfies Record<DismantledSort, object[]>;

const STAFF_VEHICLES = {
  columns: STAFF_SORTS,
  newestFirst: NEWEST_FIRST,
  status: dismantledStatus,
  rows: (slice: object) =>
    db().dismantledVehicle.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDER_COLUMNS } }),
  count: (where: object) => db().dismantledVehicle.count({ where }),
  toItems: (rows: Parameters<typeof toAdmin>[0][]) => rows.map(toAdmin),
};

/** A page of the vehicles that match what staff search for. @throws ApiError 400 for a cursor of another order. */
export async function listDismantledVehicles(
  _admin: Admin,
  query: ListQuery<DismantledStatus, DismantledSort>,
): Promise<Page<DismantledVehicle>> {
  return readStaffList(STAFF_VEHICLES, query);
}

/** One vehicle as staff see it, or null. */
export async function getDismantledVehicle(_admin: Admin, id: string): Promise<DismantledVehicle | null> {
  const row = await db().dismantledVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && toAdmin(row);
}
