import type { SortColumn } from "@/lib/http/cursor";
import { orderBy } from "@/lib/http/cursor";
import { readPage } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { staffOrder } from "@/lib/lists/order";
import type { ListQuery } from "@/lib/lists/query";
import { matching } from "@/lib/lists/search";
import { LIST_PAGE_SIZE, pageCount } from "@/lib/vehicles/list-pages";

type Slice = { where: object; orderBy: Record<string, unknown>[]; skip?: number; take: number };

/** How the vehicles of an inventory are read. */
export type VehicleSource<Row extends object, Vehicle> = {
  rows: (slice: Slice) => Promise<Row[]>;
  count: (where: object) => Promise<number>;
  /** The vehicles of the rows; a row may be left out. */
  toItems: (rows: Row[]) => Vehicle[];
};

/** The vehicles that visitors may see, in the order of the site. */
export type PublicSource<Row extends object, Vehicle> = VehicleSource<Row, Vehicle> & {
  order: readonly SortColumn[];
  where: object;
};

/** A page (from 1) of the public list; one beyond the last is empty. */
export async function readListPage<Row extends object, Vehicle>(
  { order, where, rows, count, toItems }: PublicSource<Row, Vehicle>,
  page: number,
): Promise<{ vehicles: Vehicle[]; pages: number }> {
  const [found, total] = await Promise.all([
    rows({ where, orderBy: orderBy(order), skip: (page - 1) * LIST_PAGE_SIZE, take: LIST_PAGE_SIZE }),
    count(where),
  ]);
  return { vehicles: toItems(found), pages: pageCount(total) };
}

type Unsorted = Omit<SortColumn, "direction">;
type StatusMapping<Status extends string> = {
  values: readonly Status[];
  toStored: (status: Status) => string;
};

/** The columns that the database sorts text by; they are not part of a vehicle. */
export const ORDER_COLUMNS = { stockOrder: true, makeOrder: true, modelOrder: true } as const;

/**
 * The columns of the sorts that staff have in both inventories; equal rows are sorted newest first. `nullable` holds for
 * every column that may be empty: unknown values are sorted last.
 */
export function staffSortColumns<Status extends string>(
  status: StatusMapping<Status>,
  nullable: Pick<Unsorted, "nulls">,
) {
  const model: Unsorted = { name: "modelOrder", type: "text", ...nullable };
  return {
    newest: [],
    stockNumber: [{ name: "stockOrder", type: "text" }],
    year: [{ name: "year", type: "number", ...nullable }],
    make: [{ name: "makeOrder", type: "text", ...nullable }, model],
    model: [model],
    mileage: [{ name: "mileage", type: "number", ...nullable }],
    status: [{ name: "status", type: status.values.map(status.toStored) }],
  } satisfies Record<string, Unsorted[]>;
}

/** A page of the vehicles that match what staff search for. @throws ApiError 400 for a cursor of another order. */
export async function readStaffList<Row extends object, Vehicle, Status extends string, Sort extends string>(
  source: VehicleSource<Row, Vehicle> & {
    columns: Record<Sort, readonly Unsorted[]>;
    newestFirst: readonly SortColumn[];
    status: StatusMapping<Status>;
  },
  { q, status, sort, direction, ...page }: ListQuery<Status, Sort>,
): Promise<Page<Vehicle>> {
  return readPage(staffOrder(source.columns[sort], direction, source.newestFirst), page, {
    ...source,
    where: { ...matching(q), ...(status && { status: source.status.toStored(status) }) },
  });
}
