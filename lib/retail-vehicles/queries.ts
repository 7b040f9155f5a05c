import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Admin } from "@/lib/auth/admin";
import { RECORDS_TAG, RETAIL_LIST_TAG, retailVehicleTag } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { isBuildWithoutDatabase } from "@/lib/env";
import { orderBy, type SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPage, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
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
import { LIST_PAGE_SIZE, pageCount } from "@/lib/vehicles/list-pages";

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

/** A page of the vehicles that visitors may see, in the order of the site. @throws ApiError 400 for a wrong cursor. */
export async function listPublicRetailVehicles(page: PageQuery): Promise<Page<PublicRetailVehicle>> {
  return readPageOnward(PUBLIC_ORDER, page, {
    where: visibleAt(new Date()),
    rows: (slice) => db().retailVehicle.findMany({ ...slice, select: { ...PUBLIC_COLUMNS, soldAt: true } }),
    count: (where) => db().retailVehicle.count({ where }),
    toItems: (rows) => rows.flatMap((row) => toPublic(row) ?? []),
  });
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
  const visible = visibleAt(new Date());
  const [rows, total, onTheLot] = await Promise.all([
    db().retailVehicle.findMany({
      where: visible,
      orderBy: orderBy(PUBLIC_ORDER),
      skip: (page - 1) * LIST_PAGE_SIZE,
      take: LIST_PAGE_SIZE,
      select: PUBLIC_COLUMNS,
    }),
    db().retailVehicle.count({ where: visible }),
    db().retailVehicle.count({ where: { AND: [visible, { status: { not: "sold" } }] } }),
  ]);
  return { vehicles: rows.flatMap((row) => toPublic(row) ?? []), pages: pageCount(total), onTheLot };
}

/** The same, from the cache: for the inventory page. */
export async function getRetailListPage(page: number): Promise<RetailListResult> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG);
  cacheLife("records");
  return isBuildWithoutDatabase() ? { vehicles: [], pages: 1, onTheLot: 0 } : readRetailListPage(page);
}

/** Every vehicle that has a page, in the order of the site, with the time of its last change. For the sitemap. */
export async function listRetailAddresses(): Promise<{ _id: string; updatedAt: Date }[]> {
  const rows = await db().retailVehicle.findMany({
    where: visibleAt(new Date()),
    orderBy: orderBy(PUBLIC_ORDER),
    select: { id: true, updatedAt: true },
  });
  return rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt }));
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

type StaffQuery = ListQuery<RetailStatus, RetailSort>;

/** The columns of every sort of staff's; what is alike comes newest first, what is not known yet last. */
const STAFF_COLUMNS = {
  newest: [],
  stockNumber: [{ name: "stockOrder", type: "text" }],
  year: [{ name: "year", type: "number", nulls: "last" }],
  make: [
    { name: "makeOrder", type: "text", nulls: "last" },
    { name: "modelOrder", type: "text", nulls: "last" },
  ],
  model: [{ name: "modelOrder", type: "text", nulls: "last" }],
  price: [{ name: "price", type: "number", nulls: "last" }],
  mileage: [{ name: "mileage", type: "number", nulls: "last" }],
  dateAcquired: [{ name: "dateAcquired", type: "date", nulls: "last" }],
  status: [{ name: "status", type: retailStatus.values.map(retailStatus.toStored) }],
} as const satisfies Record<RetailSort, object[]>;

/** What only the database's own columns of order tell. */
const ORDERS = { stockOrder: true, makeOrder: true, modelOrder: true } as const;

/** A page of what staff look for among all vehicles. @throws ApiError 400 for a cursor of another order. */
export async function listRetailVehicles(
  _admin: Admin,
  { q, status, sort, direction, ...page }: StaffQuery,
): Promise<Page<RetailVehicle>> {
  return readPage(staffOrder(STAFF_COLUMNS[sort], direction, ADMIN_ORDER), page, {
    where: { ...matching(q), ...(status && { status: retailStatus.toStored(status) }) },
    rows: (slice) => db().retailVehicle.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDERS } }),
    count: (where) => db().retailVehicle.count({ where }),
    toItems: (rows) => rows.map(toAdmin),
  });
}

/** One vehicle as staff see it, or null. */
export async function getRetailVehicle(_admin: Admin, id: string): Promise<RetailVehicle | null> {
  const row = await db().retailVehicle.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && toAdmin(row);
}
