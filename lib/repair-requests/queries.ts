import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import type { SortColumn } from "@/lib/http/cursor";
import { readPage } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
import { ADMIN_COLUMNS, type RepairRequestRow, toRepairRequest } from "@/lib/repair-requests/record";
import {
  REPAIR_REQUEST_STATUSES,
  type RepairRequest,
  type RepairRequestStatus,
  URGENCIES,
} from "@/lib/repair-requests/schema";
import type { RepairRequestSort } from "@/lib/repair-requests/sorts";
import { findInInventory, type InventoryPlace } from "@/lib/vehicles/inventory";

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** The columns of every sort; what is alike comes newest first. */
const SORT_COLUMNS = {
  newest: [],
  name: [{ name: "nameOrder", type: "text" }],
  urgency: [{ name: "urgency", type: URGENCIES }],
  status: [{ name: "status", type: REPAIR_REQUEST_STATUSES }],
} as const satisfies Record<RepairRequestSort, object[]>;

/** What only the database's own columns of order tell. */
const ORDERS = { nameOrder: true } as const;

/** A page of what staff look for among the repair requests. @throws ApiError 400 for a cursor of another order. */
export async function listRepairRequests(
  _admin: Admin,
  { q, status, sort, direction, ...page }: ListQuery<RepairRequestStatus, RepairRequestSort>,
): Promise<Page<RepairRequest>> {
  return readPage(staffOrder(SORT_COLUMNS[sort], direction, NEWEST_FIRST), page, {
    where: { ...matching(q), ...(status && { status }) },
    rows: (slice) => db().repairRequest.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDERS } }),
    count: (where) => db().repairRequest.count({ where }),
    toItems: async (rows) => {
      const places = await findInInventory(vinsOf(rows), "staff");
      return rows.map((row) => toRepairRequest(row, placeOf(row, places)));
    },
  });
}

/** One repair request, or null. */
export async function getRepairRequest(_admin: Admin, id: string): Promise<RepairRequest | null> {
  const row = await db().repairRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && withInventory(row);
}

/** A stored request as staff read it, with the vehicle of ours that it is about. */
export async function withInventory(row: RepairRequestRow): Promise<RepairRequest> {
  const places = await findInInventory(vinsOf([row]), "staff");
  return toRepairRequest(row, placeOf(row, places));
}

// Visitors type it as they like, or not at all.
const vinsOf = (rows: readonly { vin: string | null }[]): string[] =>
  rows.flatMap(({ vin }) => (vin ? [vin.toUpperCase()] : []));

const placeOf = ({ vin }: { vin: string | null }, places: Map<string, InventoryPlace>) =>
  (vin && places.get(vin.toUpperCase())) || null;
