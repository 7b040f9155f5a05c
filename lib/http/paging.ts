import { z } from "zod";
import {
  cursorOf,
  MAX_CURSOR_LENGTH,
  orderBy,
  readCursor,
  reversed,
  type SortColumn,
  whereOf,
} from "@/lib/http/cursor";
import type { Page } from "@/lib/http/responses";

export const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 500;

/** The query of every list: the number of rows and the position. */
export const pageQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, { error: "limit must be a whole number." })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, { error: "limit must be at least 1." })
        .max(MAX_LIMIT, { error: `limit must be at most ${MAX_LIMIT}.` }),
    )
    .default(DEFAULT_LIMIT),
  cursor: z.string().max(MAX_CURSOR_LENGTH, { error: "cursor is not valid." }).optional(),
});

export type PageQuery = z.output<typeof pageQuerySchema>;

/** How a list is read: its rows in an order, their number, and the items they become. */
type Source<Row, Item> = {
  /** The rows that belong to the list. */
  where?: object;
  rows: (slice: { where: object; orderBy: Record<string, unknown>[]; take: number }) => Promise<Row[]>;
  count: (where: object) => Promise<number>;
  /** The items of the rows; a row may be left out. */
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>;
};

/**
 * A page of a list, with the cursors of the pages next to it and its offset.
 * @throws ApiError 400 when the cursor is not valid for this list in this order.
 */
export async function readPage<Row extends object, Item>(
  columns: readonly SortColumn[],
  { limit, cursor }: PageQuery,
  source: Source<Row, Item>,
): Promise<Page<Item>> {
  const { where = {}, rows, count, toItems } = source;
  const place = cursor === undefined ? null : readCursor(columns, cursor);
  const isBack = place?.side === "before";
  const within = place ? { AND: [where, whereOf(columns, place)] } : where;
  const [found, total, onThisSide] = await Promise.all([
    rows({ where: within, orderBy: orderBy(isBack ? reversed(columns) : columns), take: limit + 1 }),
    count(where),
    place ? count(within) : 0,
  ]);
  // Back at the start: the first page without a cursor, which may have more rows by now.
  if (isBack && found.length <= limit) return readPage(columns, { limit }, source);
  const shown = isBack ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const aheadOfPlace = isBack ? onThisSide - shown.length : total - onThisSide;
  return {
    items: await toItems(shown),
    total,
    offset: place ? aheadOfPlace : 0,
    previousCursor: place && first ? cursorOf(columns, "before", first) : null,
    nextCursor: last && (isBack || found.length > limit) ? cursorOf(columns, "after", last) : null,
  };
}

/** The same without previous pages, for a list that is only read forward. */
export async function readPageOnward<Row extends object, Item>(
  columns: readonly SortColumn[],
  page: PageQuery,
  source: Source<Row, Item>,
): Promise<Page<Item>> {
  return { ...(await readPage(columns, page, source)), previousCursor: null };
}
