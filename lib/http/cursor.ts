import { ApiError } from "@/lib/http/errors";

/** A column that a list is sorted by; the last one of a list must be unique, such as `id`. */
export type SortColumn = {
  name: string;
  /** The type of its values; for an enum, all its values in the order of the database. */
  type: "date" | "text" | "number" | readonly string[];
  direction: "asc" | "desc";
  /** Where null is sorted, for a nullable column. */
  nulls?: "first" | "last";
};

type Value = Date | string | number | null;
type Where = Record<string, unknown>;

/** A position in a list: the rows after or before the row with these values in the sorted columns. */
type Place = { side: "after" | "before"; values: Value[] };

/** The maximum length of a cursor: room for two texts of 80 characters in any script. */
export const MAX_CURSOR_LENGTH = 2_000;

/** Prisma's orderBy for the columns. */
export function orderBy(columns: readonly SortColumn[]): Record<string, unknown>[] {
  return columns.map(({ name, direction, nulls }) => ({
    [name]: nulls ? { sort: direction, nulls } : direction,
  }));
}

/** The columns with the opposite order. */
export function reversed(columns: readonly SortColumn[]): SortColumn[] {
  return columns.map(({ nulls, direction, ...column }) => ({
    ...column,
    direction: direction === "asc" ? "desc" : "asc",
    ...(nulls && { nulls: nulls === "first" ? "last" : "first" }),
  }));
}

// A cursor is valid for one order of a list; this identifies the order.
const orderName = (columns: readonly SortColumn[]) =>
  columns.map(({ name, direction }) => (direction === "asc" ? name : `-${name}`)).join(",");

/** The cursor of the rows after, or before, a row: opaque to callers. */
export function cursorOf(columns: readonly SortColumn[], side: Place["side"], row: object): string {
  const values = columns.map(({ name }) => {
    const value = (row as Record<string, unknown>)[name];
    if (value === undefined) throw new Error(`A list is sorted by ${name}, which was not selected.`);
    return value instanceof Date ? value.toISOString() : value;
  });
  return Buffer.from(JSON.stringify([orderName(columns), side, ...values])).toString("base64url");
}

/** Prisma's where for the rows of a position (keyset paging: an inserted or deleted row repeats or hides no other). */
export function whereOf(columns: readonly SortColumn[], { side, values }: Place): Where {
  const order = side === "after" ? columns : reversed(columns);
  const alternatives = order.flatMap((column, depth) => {
    const beyond = beyondValue(column, values[depth] ?? null);
    if (!beyond) return [];
    const same = order.slice(0, depth).map(({ name }, index) => ({ [name]: values[index] ?? null }));
    return [{ AND: [...same, beyond] }];
  });
  const [first] = order;
  const bound = first && firstBound(first, values[0] ?? null);
  return bound ? { AND: [bound, { OR: alternatives }] } : { OR: alternatives };
}

function beyondValue({ name, type, direction, nulls }: SortColumn, value: Value): Where | null {
  if (value === null) return nulls === "first" ? { [name]: { not: null } } : null;
  const further = {
    [name]: isChoice(type) ? { in: choicesFrom(type, direction, value, 1) } : beyond(direction, "", value),
  };
  return nulls === "last" ? { OR: [further, { [name]: null }] } : further;
}

// Repeats what the alternatives require of the first column, so that an index can be used.
function firstBound({ name, type, direction, nulls }: SortColumn, value: Value): Where | null {
  if (value === null) return nulls === "last" ? { [name]: null } : null;
  if (nulls === "last") return null;
  return {
    [name]: isChoice(type) ? { in: choicesFrom(type, direction, value, 0) } : beyond(direction, "e", value),
  };
}

const beyond = (direction: "asc" | "desc", orSame: "" | "e", value: Value) => ({
  [`${direction === "asc" ? "gt" : "lt"}${orSame}`]: value,
});

const isChoice = (type: SortColumn["type"]): type is readonly string[] => typeof type !== "string";

function choicesFrom(
  choices: readonly string[],
  direction: "asc" | "desc",
  value: Value,
  skip: 0 | 1,
): string[] {
  const order = direction === "asc" ? choices : choices.toReversed();
  return order.slice(order.indexOf(String(value)) + skip);
}

/** The position in a cursor. @throws ApiError 400 for an invalid cursor, or one of another order of the list. */
export function readCursor(columns: readonly SortColumn[], cursor: string): Place {
  const [order, side, ...values] = parsed(cursor);
  if (order !== orderName(columns) || (side !== "after" && side !== "before")) throw invalidCursor();
  if (values.length !== columns.length) throw invalidCursor();
  return { side, values: columns.map((column, index) => readValue(column, values[index])) };
}

/** The error for an invalid cursor. */
export const invalidCursor = () =>
  new ApiError("invalid_query", INVALID_CURSOR, { fields: { cursor: INVALID_CURSOR } });
const INVALID_CURSOR = "cursor is not valid, or belongs to a list in another order.";

function parsed(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(values)) return values;
  } catch {
    // Reported below.
  }
  throw invalidCursor();
}

// As cursorOf writes them, and within the range of PostgreSQL.
const CURSOR_DATE = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MAX_INTEGER = 2_147_483_647;

function readValue({ type, nulls }: SortColumn, value: unknown): Value {
  if (value === null && nulls) return null;
  if (type === "number") {
    if (typeof value === "number" && Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER) return value;
    throw invalidCursor();
  }
  if (typeof value !== "string") throw invalidCursor();
  if (isChoice(type) && type.includes(value)) return value;
  if (type === "text" && !value.includes("\0")) return value;
  if (type === "date" && CURSOR_DATE.test(value) && !Number.isNaN(Date.parse(value))) return new Date(value);
  throw invalidCursor();
}
