import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import type { Page } from "@/lib/http/answers";
import { afterCursor, orderBy, type PageQuery, type SortColumn, toPage } from "@/lib/http/paging";
import { ADMIN_COLUMNS, type PartRequestRow, toPartRequest } from "@/lib/part-requests/record";
import type { PartRequest } from "@/lib/part-requests/schema";
import { findInInventory } from "@/lib/vehicles/inventory";

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** A page of the part requests, newest first. @throws ApiError 400 for a wrong cursor. */
export async function listPartRequests(
  _admin: Admin,
  { limit, cursor }: PageQuery,
): Promise<Page<PartRequest>> {
  const [rows, total] = await Promise.all([
    db().partRequest.findMany({
      where: afterCursor(NEWEST_FIRST, cursor),
      orderBy: orderBy(NEWEST_FIRST),
      take: limit + 1,
      select: ADMIN_COLUMNS,
    }),
    db().partRequest.count(),
  ]);
  const places = await findInInventory(
    rows.map((row) => row.vin),
    "staff",
  );
  return toPage(NEWEST_FIRST, { rows, limit, total }, (row) =>
    toPartRequest(row, places.get(row.vin) ?? null),
  );
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
