import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import type { Page } from "@/lib/http/answers";
import { afterCursor, orderBy, type PageQuery, type SortColumn, toPage } from "@/lib/http/paging";
import { ADMIN_COLUMNS, type RepairRequestRow, toRepairRequest } from "@/lib/repair-requests/record";
import type { RepairRequest } from "@/lib/repair-requests/schema";
import { findInInventory, type InventoryPlace } from "@/lib/vehicles/inventory";

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** A page of the repair requests, newest first. @throws ApiError 400 for a wrong cursor. */
export async function listRepairRequests(
  _admin: Admin,
  { limit, cursor }: PageQuery,
): Promise<Page<RepairRequest>> {
  const [rows, total] = await Promise.all([
    db().repairRequest.findMany({
      where: afterCursor(NEWEST_FIRST, cursor),
      orderBy: orderBy(NEWEST_FIRST),
      take: limit + 1,
      select: ADMIN_COLUMNS,
    }),
    db().repairRequest.count(),
  ]);
  const places = await findInInventory(vinsOf(rows), "staff");
  return toPage(NEWEST_FIRST, { rows, limit, total }, (row) => toRepairRequest(row, placeOf(row, places)));
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
