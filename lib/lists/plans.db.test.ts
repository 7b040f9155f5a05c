import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fillLists } from "@/e2e/support/fill-lists";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { listDismantledVehicles, readDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { dismantledStatus } from "@/lib/dismantled-vehicles/schema";
import { DISMANTLED_SORTS } from "@/lib/dismantled-vehicles/sorts";
import { DIRECTIONS } from "@/lib/lists/query";
import { listPartRequests } from "@/lib/part-requests/queries";
import { PART_REQUEST_STATUSES } from "@/lib/part-requests/schema";
import { PART_REQUEST_SORTS } from "@/lib/part-requests/sorts";
import { listRepairRequests } from "@/lib/repair-requests/queries";
import { REPAIR_REQUEST_STATUSES } from "@/lib/repair-requests/schema";
import { REPAIR_REQUEST_SORTS } from "@/lib/repair-requests/sorts";
import { listRetailVehicles, readRetailListPage } from "@/lib/retail-vehicles/queries";
import { retailStatus } from "@/lib/retail-vehicles/schema";
import { RETAIL_SORTS } from "@/lib/retail-vehicles/sorts";
import { targetDatabase } from "@/scripts/db/client";

// How PostgreSQL executes the list queries: EXPLAIN of their statements over many rows in a temporary database.
// A page that needs a sort of the whole table gets slower as the table grows.

const ROWS = 5_000;
const DATABASE = `list_plans_${process.pid}`;
const admin = { userId: "nobody", username: "nobody", role: "administrator", sessionId: "" } as Admin;

type Plan = { "Node Type": string; Plans?: Plan[] };

const server = new pg.Client({ connectionString: targetDatabase() });
const statements = vi.spyOn(pg.Client.prototype, "query");
let database: pg.Client;

beforeAll(async () => {
  await server.connect();
  await server.query(`CREATE DATABASE ${DATABASE}`);
  const url = new URL(targetDatabase());
  url.pathname = DATABASE;
  const connectionString = url.href;
  database = new pg.Client({ connectionString });
  await database.connect();
  const folders = (await readdir("prisma/migrations")).filter((name) => /^\d/.test(name)).sort();
  for (const folder of folders) {
    await database.query(await readFile(`prisma/migrations/${folder}/migration.sql`, "utf8"));
  }
  await fillLists(connectionString, ROWS);
  vi.stubEnv("DATABASE_URL", connectionString);
});
afterAll(async () => {
  await db().$disconnect();
  await database.end();
  await server.query(`DROP DATABASE ${DATABASE}`);
  await server.end();
});

const nodes = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodes)];

/** The nodes of the query plan for the one statement of `list` that reads a page of rows. */
async function stepsOf(list: () => Promise<unknown>): Promise<string[]> {
  statements.mockClear();
  await list();
  const sent = statements.mock.calls.map(([statement]) => statement as unknown as pg.QueryConfig);
  const [page, ...others] = sent.filter(({ text }) => / ORDER BY .* LIMIT /s.test(text));
  expect(others).toEqual([]);
  const { rows } = await database.query(`EXPLAIN (FORMAT JSON) ${page?.text}`, page?.values);
  return nodes(rows[0]["QUERY PLAN"][0].Plan);
}

// Rows that an index returns in nearly the right order may be sorted incrementally.
const BY_INDEX = [
  ["Limit", "Index Scan"],
  ["Limit", "Incremental Sort", "Index Scan"],
];

const keys = <T extends object>(sorts: T) => Object.keys(sorts) as (keyof T)[];

/** Every sort of a list in both directions, and every status in the default sort. */
const viewsOf = <Sort, Status>(sorts: Sort[], statuses: readonly Status[]) => [
  ...sorts.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction }))),
  ...statuses.map((status) => ({ sort: "newest" as const, direction: "desc" as const, status })),
];

const PAGE = { limit: 50 };
const LISTS = [
  {
    name: "dismantled vehicles",
    pages: viewsOf(keys(DISMANTLED_SORTS), dismantledStatus.values).map((view) => ({
      view,
      read: () => listDismantledVehicles(admin, { ...PAGE, ...view }),
    })),
  },
  {
    name: "retail vehicles",
    pages: viewsOf(keys(RETAIL_SORTS), retailStatus.values).map((view) => ({
      view,
      read: () => listRetailVehicles(admin, { ...PAGE, ...view }),
    })),
  },
  {
    name: "part requests",
    pages: viewsOf(keys(PART_REQUEST_SORTS), PART_REQUEST_STATUSES).map((view) => ({
      view,
      read: () => listPartRequests(admin, { ...PAGE, ...view }),
    })),
  },
  {
    name: "repair requests",
    pages: viewsOf(keys(REPAIR_REQUEST_SORTS), REPAIR_REQUEST_STATUSES).map((view) => ({
      view,
      read: () => listRepairRequests(admin, { ...PAGE, ...view }),
    })),
  },
];

describe("the first admin page of", () => {
  it.each(LISTS)("$name uses an index for every sort and every status", async ({ pages }) => {
    for (const { view, read } of pages) {
      expect(BY_INDEX, JSON.stringify(view)).toContainEqual(await stepsOf(read));
    }
  });
});

it.each([
  { list: "/inventory", read: () => readRetailListPage(1) },
  { list: "/parts", read: () => readDismantledListPage(1) },
])("the first page of $list uses an index", async ({ read }) => {
  expect(await stepsOf(read)).toEqual(["Limit", "Index Scan"]);
});
