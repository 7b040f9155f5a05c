import { z } from "zod";
import type { Page } from "@/lib/http/answers";
import { ApiError } from "@/lib/http/errors";

export const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 500;

/** The query of every list: how many rows, and after which one. */
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
  cursor: z.string().max(500, { error: "cursor is not one of ours." }).optional(),
});

export type PageQuery = z.output<typeof pageQuerySchema>;

/** A column that a list is sorted by; every list ends with the unique `id`. */
export type SortColumn = {
  name: string;
  type: "date" | "text";
  direction: "asc" | "desc";
  /** Null comes first when descending, as in PostgreSQL. */
  nullable?: true;
};

/** Prisma's orderBy for the columns. */
export function orderBy(columns: readonly SortColumn[]): Record<string, "asc" | "desc">[] {
  return columns.map(({ name, direction }) => ({ [name]: direction }));
}

// The cursor that names a row: its values in the sorted columns, opaque to callers.
function cursorOf(columns: readonly SortColumn[], row: Record<string, unknown>): string {
  const values = columns.map(({ name }) => {
    const value = row[name];
    return value instanceof Date ? value.toISOString() : value;
  });
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** A page from rows that were read with `take: limit + 1`; a row that maps to null is left out. */
export function toPage<Row extends object, Item>(
  columns: readonly SortColumn[],
  { rows, limit, total }: { rows: readonly Row[]; limit: number; total: number },
  map: (row: Row) => Item | null,
): Page<Item> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).flatMap((row) => map(row) ?? []),
    total,
    nextCursor: last ? cursorOf(columns, last as Record<string, unknown>) : null,
  };
}

/**
 * Prisma's where for the rows after a cursor (keyset paging: a row that comes or goes meanwhile repeats or hides no other).
 * @throws ApiError 400 when the cursor is not one of ours.
 */
export function afterCursor(
  columns: readonly SortColumn[],
  cursor: string | undefined,
): { OR: object[] } | object {
  if (cursor === undefined) return {};
  const values = readCursor(columns, cursor);
  const alternatives = columns.flatMap((column, depth) => {
    const beyond = beyondValue(column, values[depth] ?? null);
    if (!beyond) return [];
    const same = columns.slice(0, depth).map(({ name }, index) => ({ [name]: values[index] ?? null }));
    return [{ AND: [...same, beyond] }];
  });
  return { OR: alternatives };
}

function beyondValue({ name, direction, nullable }: SortColumn, value: Date | string | null): object | null {
  if (direction === "desc") return value === null ? { [name]: { not: null } } : { [name]: { lt: value } };
  if (value === null) return null;
  const greater = { [name]: { gt: value } };
  return nullable ? { OR: [greater, { [name]: null }] } : greater;
}

// As cursorOf spells them, and nothing that PostgreSQL could not take.
const CURSOR_DATE = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const CURSOR_TEXT = /^[\x21-\x7e]{1,100}$/;

function readCursor(columns: readonly SortColumn[], cursor: string): (Date | string | null)[] {
  const invalid = new ApiError("invalid_query", "cursor is not one of ours.", {
    fields: { cursor: "cursor is not one of ours." },
  });
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw invalid;
  }
  if (!Array.isArray(values) || values.length !== columns.length) throw invalid;
  return columns.map(({ type, nullable }, index) => {
    const value: unknown = values[index];
    if (value === null && nullable) return null;
    if (typeof value !== "string") throw invalid;
    if (type === "date" ? !CURSOR_DATE.test(value) : !CURSOR_TEXT.test(value)) throw invalid;
    if (type === "text") return value;
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) throw invalid;
    return date;
  });
}
