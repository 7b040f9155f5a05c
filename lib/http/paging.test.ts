import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/http/errors";
import { afterCursor, orderBy, pageQuerySchema, type SortColumn, toPage } from "@/lib/http/paging";

const COLUMNS = [
  { name: "soldAt", type: "date", direction: "desc", nullable: true },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

const SOLD = new Date("2026-11-01T12:00:00.000Z");
const rows = [
  { id: "c", soldAt: null },
  { id: "b", soldAt: SOLD },
  { id: "a", soldAt: SOLD },
];
const pageOf = (limit: number) =>
  toPage(COLUMNS, { rows: rows.slice(0, limit + 1), limit, total: rows.length }, ({ id }) => id);

describe("a page of a list", () => {
  it("has the wanted number of rows, the whole count, and a way on", () => {
    expect(pageOf(2)).toEqual({ items: ["c", "b"], total: 3, nextCursor: expect.any(String) });
  });

  it("has no way on at the end", () => {
    expect(pageOf(3).nextCursor).toBeNull();
  });

  it("leaves out what cannot be shown", () => {
    const page = toPage(COLUMNS, { rows, limit: 3, total: 3 }, ({ id }) => (id === "b" ? null : id));
    expect(page.items).toEqual(["c", "a"]);
  });
});

describe("a cursor", () => {
  it("leads to the rows after it, null first when descending", () => {
    expect(afterCursor(COLUMNS, pageOf(1).nextCursor ?? "")).toEqual({
      OR: [{ AND: [{ soldAt: { not: null } }] }, { AND: [{ soldAt: null }, { id: { lt: "c" } }] }],
    });
    expect(afterCursor(COLUMNS, pageOf(2).nextCursor ?? "")).toEqual({
      OR: [{ AND: [{ soldAt: { lt: SOLD } }] }, { AND: [{ soldAt: SOLD }, { id: { lt: "b" } }] }],
    });
  });

  it("that is missing leads to the first row", () => {
    expect(afterCursor(COLUMNS, undefined)).toEqual({});
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    "",
    "%%%",
    encoded({}),
    encoded([null]),
    encoded([1, "a"]),
    encoded(["yesterday", "a"]),
    encoded([null, "a\0"]),
    encoded([null, { not: "x" }]),
    encoded([null, null]),
    encoded(["-271821-04-20T00:00:00.000Z", "a"]),
    encoded(["2026-01-01", "a"]),
  ])("that is not one of ours is refused: %j", (cursor) => {
    expect(() => afterCursor(COLUMNS, cursor)).toThrow(ApiError);
  });
});

describe("the order of a list", () => {
  it("is that of its columns", () => {
    expect(orderBy(COLUMNS)).toEqual([{ soldAt: "desc" }, { id: "desc" }]);
  });
});

describe("the query of a list", () => {
  it("asks for 100 rows unless told", () => {
    expect(pageQuerySchema.parse({})).toEqual({ limit: 100 });
    expect(pageQuerySchema.parse({ limit: "500" })).toEqual({ limit: 500 });
  });

  it.each(["0", "501", "1.5", "ten", "", "0x10", "1e2", " 5 "])("refuses a limit of %j", (limit) => {
    expect(pageQuerySchema.safeParse({ limit }).success).toBe(false);
  });
});
