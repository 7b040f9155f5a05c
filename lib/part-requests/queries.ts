import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import type { SortColumn } from "@/lib/http/cursor";
import { readPage } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
import { ADMIN_COLUMNS, type PartRequestRow, toPartRequest } from "@/lib/part-requests/record";
import { PART_REQUEST_STATUSES, type PartRequest, type PartRequestStatus } from "@/lib/part-requests/schema";
import type { PartRequestSort } from "@/lib/part-requests/sorts";
import { findInInventory } from "@/lib/vehicles/inventory";

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** The columns of every sort; what is alike comes newest first. */
const SORT_COLUMNS = {
  newest: [],
  name: [{ name: "nameOrder", type: "text" }],
  status: [{ name: "status", type: PART_REQUEST_STATUSES }],
} as const satisfies Record<PartRequestSort, object[]>;

/** What only the database's own columns of order tell. */
const ORDERS = { nameOrder: true } as const;

/** A page of what staff look for among the part requests. @throws ApiError 400 for a cursor of another order. */
export async function listPartRequests(
  _admin: Admin,
  { q, status, sort, direction, ...page }: ListQuery<PartRequestStatus, PartRequestSort>,
): Promise<Page<PartRequest>> {
  return readPage(staffOrder(SORT_COLUMNS[sort], direction, NEWEST_FIRST), page, {
    where: { ...matching(q), ...(status && { status }) },
    rows: (slice) => db().partRequest.findMany({ ...slice, select: { ...ADMIN_COLUMNS, ...ORDERS } }),
    count: (where) => db().partRequest.count({ where }),
    toItems: async (rows) => {
      const places = await findInInventory(
        rows.map(({ vin }) => vin),
        "staff",
      );
      return rows.map((row) => toPartRequest(row, places.get(row.vin) ?? null));
    },
  });
}

/** One part request, or null. */
export async function getPartRequest(_admin: Admin, id: string): Promise<PartRequest | null> {
  const row = await db().partRequest.findUnique({ where: { id }, select: ADMIN_COLUMNS });
  return row && withInventory(row);
}

/** A stored request as staff read it, with the vehicle of ours that it is about. */
export async function withInventory(row: PartRequestRow): Promise<PartRequest> {
  const places = await findInInventory([row.vin], "staff");
  return toPartRequest(row, places.get(row.vin) ?? null);
}
