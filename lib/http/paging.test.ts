import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cursorOf, orderBy, readCursor, reversed, type SortColumn, whereOf } from "@/lib/http/cursor";
import { ApiError } from "@/lib/http/errors";
import { pageQuerySchema, readPage } from "@/lib/http/paging";

const COLUMNS = [
  { name: "soldAt", type: "date", direction: "desc", nulls: "first" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

const SOLD = new Date("2026-11-01T12:00:00.000Z");
const rows = [
  { id: "c", soldAt: null },
  { id: "b", soldAt: SOLD },
  { id: "a", soldAt: SOLD },
];

const firstPage = (limit: number) =>
  readPage(
    COLUMNS,
    { limit },
    {
      rows: async ({ take }) => rows.slice(0, take),
      count: async () => rows.length,
      toItems: (found) => found.map(({ id }) => id),
    },
  );

describe("a page of a list", () => {
  it("has the requested number of rows, the total, and a next page", async () => {
    expect(await firstPage(2)).toEqual({
      items: ["c", "b"],
      total: 3,
      offset: 0,
      previousCursor: null,
      nextCursor: expect.any(String),
    });
  });

  it("has no next page at the end", async () => {
    expect((await firstPage(3)).nextCursor).toBeNull();
  });
});

describe("a cursor", () => {
  const leadingOn = (columns: readonly SortColumn[], row: object) =>
    whereOf(columns, readCursor(columns, cursorOf(columns, "after", row)));

  it("selects the rows after it, null first", () => {
    expect(leadingOn(COLUMNS, { id: "c", soldAt: null })).toEqual({
      OR: [{ AND: [{ soldAt: { not: null } }] }, { AND: [{ soldAt: null }, { id: { lt: "c" } }] }],
    });
  });

  it("repeats the condition on its first column for the index", () => {
    expect(leadingOn(COLUMNS, { id: "b", soldAt: SOLD })).toEqual({
      AND: [
        { soldAt: { lte: SOLD } },
        {
          OR: [{ AND: [{ soldAt: { lt: SOLD } }] }, { AND: [{ soldAt: SOLD }, { id: { lt: "b" } }] }],
        },
      ],
    });
  });

  const ORDER = "-soldAt,-id";
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    "",
    "%%%",
    encoded({}),
    encoded(null),
    encoded([null]),
    encoded([ORDER, "after", null]),
    encoded([ORDER, "after", 1, "a"]),
    encoded([ORDER, "beside", null, "a"]),
    encoded([ORDER, "after", "yesterday", "a"]),
    encoded([ORDER, "after", null, "a\0"]),
    encoded([ORDER, "after", null, { not: "x" }]),
    encoded([ORDER, "after", null, null]),
    encoded([ORDER, "after", "-271821-04-20T00:00:00.000Z", "a"]),
    encoded([ORDER, "after", "2026-01-01", "a"]),
    encoded(["soldAt,-id", "after", null, "a"]),
    encoded(["-id,-soldAt", "after", "a", null]),
  ])("is rejected if it is invalid: %j", (cursor) => {
    expect(() => readCursor(COLUMNS, cursor)).toThrow(ApiError);
  });

  const NUMBER = [{ name: "price", type: "number", direction: "asc", nulls: "last" }] as const;
  it.each([1.5, "7", 1e12, true, [1]])("is rejected with %j for a number", (value) => {
    expect(() => readCursor(NUMBER, encoded(["price", "after", value]))).toThrow(ApiError);
  });

  it("is rejected with a value outside of an enum", () => {
    const columns = [{ name: "status", type: ["pending", "quoted"], direction: "asc" }] as const;
    expect(() => readCursor(columns, encoded(["status", "after", "sold"]))).toThrow(ApiError);
  });
});

// Evaluates Prisma's where and orderBy like the database.
type Row = { id: string; price: number | null; status: string };
const STATUSES = ["pending", "processing", "quoted"];

function holds(where: Record<string, unknown>, row: Row): boolean {
  return Object.entries(where).every(([name, rule]) => {
    if (name === "AND") return (rule as Record<string, unknown>[]).every((one) => holds(one, row));
    if (name === "OR") return (rule as Record<string, unknown>[]).some((one) => holds(one, row));
    const value = row[name as keyof Row];
    if (rule === null || typeof rule !== "object") return value === rule;
    return Object.entries(rule).every(([operator, operand]) => {
      if (operator === "not") return value !== operand;
      if (value === null) return false;
      if (operator === "in") return operand.includes(value);
      const difference = compare(value, operand);
      return { gt: difference > 0, gte: difference >= 0, lt: difference < 0, lte: difference <= 0 }[operator];
    });
  });
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

function inOrder(columns: readonly SortColumn[], list: Row[]): Row[] {
  return list.toSorted((one, other) => {
    for (const { name, type, direction, nulls } of columns) {
      const [a, b] = [one[name as keyof Row], other[name as keyof Row]];
      if (a === b) continue;
      if (a === null || b === null) return (a === null) === (nulls === "first") ? -1 : 1;
      const places = typeof type === "string" ? [a, b] : [type.indexOf(String(a)), type.indexOf(String(b))];
      return compare(places[0] ?? 0, places[1] ?? 0) * (direction === "asc" ? 1 : -1);
    }
    return 0;
  });
}

describe("the pages of a list", () => {
  const direction = fc.constantFrom("asc" as const, "desc" as const);
  const columns = fc
    .tuple(direction, direction, direction, fc.constantFrom("first" as const, "last" as const))
    .map(([one, two, three, nulls]): SortColumn[] => [
      { name: "price", type: "number", direction: one, nulls },
      { name: "status", type: STATUSES, direction: two },
      { name: "id", type: "text", direction: three },
    ]);
  const list = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }).filter((text) => !text.includes("\0")),
      price: fc.option(fc.integer({ min: 0, max: 3 })),
      status: fc.constantFrom(...STATUSES),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  );

  it("contain every row once, forward and backward, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(columns, list, fc.integer({ min: 1, max: 7 }), async (order, records, limit) => {
        const source = {
          rows: async (slice: { where: object; orderBy: object[]; take: number }) => {
            const isBack = JSON.stringify(slice.orderBy) === JSON.stringify(orderBy(reversed(order)));
            const found = records.filter((row) => holds(slice.where as Record<string, unknown>, row));
            return inOrder(isBack ? reversed(order) : order, found).slice(0, slice.take);
          },
          count: async (where: object) =>
            records.filter((row) => holds(where as Record<string, unknown>, row)).length,
          toItems: (found: Row[]) => found,
        };
        const wanted = inOrder(order, records);
        let page = await readPage(order, { limit }, source);
        const seen = [...page.items];
        while (page.nextCursor) {
          page = await readPage(order, { limit, cursor: page.nextCursor }, source);
          expect(page.offset).toBe(seen.length);
          seen.push(...page.items);
        }
        expect(seen).toEqual(wanted);
        while (page.previousCursor) {
          const before = page.offset;
          page = await readPage(order, { limit, cursor: page.previousCursor }, source);
          expect(page.items).toEqual(wanted.slice(page.offset, page.offset + limit));
          expect(page.offset).toBe(Math.max(0, before - limit));
        }
        expect(page.offset).toBe(0);
      }),
    );
  });
});

describe("the order of a list", () => {
  it("is that of its columns", () => {
    expect(orderBy(COLUMNS)).toEqual([{ soldAt: { sort: "desc", nulls: "first" } }, { id: "desc" }]);
  });
});

describe("the query of a list", () => {
  it("is for 100 rows by default", () => {
    expect(pageQuerySchema.parse({})).toEqual({ limit: 100 });
    expect(pageQuerySchema.parse({ limit: "500" })).toEqual({ limit: 500 });
  });

  it.each(["0", "501", "1.5", "ten", "", "0x10", "1e2", " 5 "])("rejects a limit of %j", (limit) => {
    expect(pageQuerySchema.safeParse({ limit }).success).toBe(false);
  });
});
