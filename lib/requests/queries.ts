import "server-only";
import { type Database, db } from "@/lib/db";
import type { SortColumn } from "@/lib/http/cursor";
import { readPage } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
import type { RequestRow } from "@/lib/requests/record";
import { ACCEPTED, type InventoryMatch } from "@/lib/requests/schema";
import { findInInventory } from "@/lib/vehicles/inventory";

type RequestChanges<Status> = { status?: Status; version: { increment: 1 } };

/** What differs between the kinds of requests when one is changed: its table, and its form for staff. */
export type ChangeableStore<Row extends RequestRow, Request> = {
  kind: "part_request" | "repair_request" | "vehicle_inquiry";
  /** The message when there is no such request. */
  missing: string;
  find: (database: Database, where: { id: string } | { reference: string }) => Promise<Row | null>;
  /** Locks the conversation and then the row until the transaction ends: simultaneous saves run one after the other. */
  lock: (database: Database, id: string) => Promise<unknown>;
  update: (database: Database, id: string, changes: RequestChanges<Row["status"]>) => Promise<Row>;
  toRequest: (row: Row, inventory: InventoryMatch | null) => Request;
};

/** What differs between part and repair requests: also their sorts, and that they can be deleted. */
export type RequestStore<Row extends RequestRow, Request, Sort extends string> = ChangeableStore<
  Row,
  Request
> & {
  /** The columns of each sort; equal rows are listed newest first. */
  sortColumns: Record<Sort, readonly Omit<SortColumn, "direction">[]>;
  /** The rows with their columns, including those that only sorts need. */
  list: (
    database: Database,
    slice: { where: object; orderBy: Record<string, unknown>[]; take: number },
  ) => Promise<Row[]>;
  count: (database: Database, where: object) => Promise<number>;
  delete: (database: Database, id: string) => Promise<unknown>;
};

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** A page of a list of requests. @throws ApiError 400 for a cursor of another order. */
export function listRequests<Row extends RequestRow, Request, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  { q, status, sort, direction, ...page }: ListQuery<Row["status"] | typeof ACCEPTED, Sort>,
): Promise<Page<Request>> {
  return readPage(staffOrder(store.sortColumns[sort], direction, NEWEST_FIRST), page, {
    where: { ...matching(q), ...(status && statusWhere(status)) },
    rows: (slice) => store.list(db(), slice),
    count: (where) => store.count(db(), where),
    toItems: (rows) => toRequests(store, rows),
  });
}

const statusWhere = (status: string): object =>
  status === ACCEPTED ? { conversation: { accepted: true, closedAt: null } } : { status };

/** One request, or null. */
export async function getRequest<Row extends RequestRow, Request, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  id: string,
): Promise<Request | null> {
  const row = await store.find(db(), { id });
  return row && toRequest(store, row);
}

/** A stored request as staff see it, with the vehicle in our inventory that it is about. */
export async function toRequest<Row extends RequestRow, Request, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  row: Row,
): Promise<Request> {
  const [request] = await toRequests(store, [row]);
  return request as Request;
}

async function toRequests<Row extends RequestRow, Request, Sort extends string>(
  { toRequest }: RequestStore<Row, Request, Sort>,
  rows: readonly Row[],
): Promise<Request[]> {
  const vins = rows.flatMap(({ vin }) => (vin ? [vin.toUpperCase()] : []));
  const vehicles = await findInInventory(vins, "staff");
  return rows.map((row) => toRequest(row, (row.vin && vehicles.get(row.vin.toUpperCase())) || null));
}
