import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Admin } from "@/lib/auth/admin";
import { RECORDS_TAG, RETAIL_LIST_TAG, retailVehicleTag } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { isBuildWithoutDatabase } from "@/lib/env";
import { orderBy, type SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import type { ListQuery } from "@/lib/lists/query";
import { ADMIN_COLUMNS, PUBLIC_COLUMNS, toAdmin, toPublic, visibleAt } from "@/lib/retail-vehicles/record";
import { soldSince } from "@/lib/retail-vehicles/rules";
import {
  type PublicRetailVehicle,
  type RetailStatus,
  type RetailVehicle,
  retailStatus,
} from "@/lib/retail-vehicles/schema";
import type { RetailSort } from "@/lib/retail-vehicles/sorts";
import { isVehicleId } from "@/lib/vehicles/id";
import { ORDER_COLUMNS, readListPage, readStaffList, staffSortColumns } from "@/lib/vehicles/list-queries";

/** For sale first (soldAt is null), newest first; then the sold ones, last sold first. */
const PUBLIC_ORDER = [
  { name: "soldAt", type: "date", direction: "desc", nulls: "first" },
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

const ADMIN_ORDER = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

const publicVehicles = () => ({
  order: PUBLIC_ORDER,
  where: visibleAt(new Date()),
  rows: (slice: object) =>
    db().retailVehicle.findMany({ ...slice, select: { ...PUBLIC_COLUMNS, soldAt: true } }),
  count: (where: object) => db().retailVehicle.count({ where }),
  toItems: (rows: Parameters<typeof toPublic>[0][]) => rows.flatMap((row) => toPublic(row) ?? []),
});

/** A page of the vehicles that visitors may see, in the order of the site. @throws ApiError 400 for a wrong cursor. */
export async function listPublicRetailVehicles(page: PageQuery): Promise<Page<PublicRetailVehicle>> {
  return readPageOnward(PUBLIC_ORDER, page, publicVehicles());
}

export type RetailListResult = {
  vehicles: PublicRetailVehicle[];
  /** How many pages there are. */
  pages: number;
  /** How many vehicles are for sale, on all pages together. */
  onTheLot: number;
};

/** A page (from 1) of the public list, in the order of the site; one beyond the last is empty. */
export async function readRetailListPage(page: number): Promise<RetailListResult> {
  const source = publicVehicles();
  const [list, onTheLot] = await Promise.all([
    readListPage(source, page),
    source.count({ AND: [source.where, { status: { not: "sold" } }] }),
  ]);
  return { ...list, onTheLot };
}

/** The same, from the cache: for the inventory page. */
export async function getRetailListPage(page: number): Promise<RetailListResult> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG);
  cacheLife("records");
  return isBuildWithoutDatabase() ? { vehicles: [], pages: 1, onTheLot: 0 } : readRetailListPage(page);
}

/** The vehicles that are complete and not sold, in the order of the site. For the sitemap and the feeds. */
export async function listRetailVehiclesForSale(limit: number): Promise<PublicRetailVehicle[]> {
  const { where, rows, toItems } = publicVehicles();
  const isForSale = { AND: [where, { status: { not: "sold" } }] };
  return toItems(await rows({ where: isForSale, orderBy: orderBy(PUBLIC_ORDER), take: limit }));
}

/** The last change of a vehicle on the public list; null while it is empty. For the sitemap. */
export async function lastRetailChange(): Promise<Date | null> {
  const where = visibleAt(new Date());
  return (await db().retailVehicle.aggregate({ where, _max: { updatedAt: true } }))._max.updatedAt;
}

/** A vehicle with everything that visitors may see of it. */
type PublicVehicleRecord = {
  vehicle: PublicRetailVehicle;
  /** Whether it was sold more than 30 days ago. */
  delisted: boolean;
};

async function findPublicRetailVehicle(id: string): Promise<PublicVehicleRecord | null> {
  const row = await db().retailVehicle.findUnique({
    where: { id },
    select: { ...PUBLIC_COLUMNS, soldAt: true },
  });
  const vehicle = row && toPublic(row);
  if (!vehicle) return null;
  return { vehicle, delisted: row.soldAt !== null && row.soldAt <= soldSince(new Date()) };
}

/** A vehicle that visitors may see; null when there is none, or when it is delisted. */
export async function getPublicRetailVehicle(id: string): Promise<PublicRetailVehicle | null> {
  const found = await findPublicRetailVehicle(id);
  return found && !found.delisted ? found.vehicle : null;
}

/** A vehicle from the cache, for its page. Null when there is none, and for an id that no vehicle can have. */
export async function getRetailVehiclePage(id: string): Promise<PublicVehicleRecord | null> {
  "use cache";
  cacheLife("records");
  cacheTag(RECORDS_TAG);
  if (!isVehicleId(id) || isBuildWithoutDatabase()) return null;
  cacheTag(retailVehicleTag(id));
  return findPublicRetailVehicle(id);
}

const STAFF_SORTS = {
  ...staffSortColumns(retailStatus, { nulls: "last" }),
  price: [{ name: "price", type: "number", nulls: "last" }],
  dateAcquired: [{ name: "dateAcquired", type: "date", nulls: "last" }],
} as const satisfies Record<RetailSort, object[]>;

/** A page of the vehicles that match what staff search for. @throws ApiError 400 for a cursor of another order. */
export async function listRetailVehicles(
  _admin: Admin,
  query: ListQuery<RetailStatus, RetailSort>,
): Promise<Page<RetailVehicle>> {
  const source = {
    columns: STAFF_SORTS,
    newestFirst: ADMIN_ORDER,
    status: retailStatus,
    rows: (slice: object) =>
      db().retailVehicle.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDER_COLUMNS } }),
    count: (where: object) => db().retailVehicle.count({ where }),
    toItems: (rows: Parameters<typeof toAdmin>[0][]) => rows.map(toAdmin),
  };
  return readStaffList(source, query);
}

/** One vehicle as staff see it, or null. */
export async function getRetailVehicle(_admin: Admin, id: string): Promise<RetailVehicle | null> {
  const row = await db().retailVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && toAdmin(row);
}
