import { readdir, readFile } from "node:fs/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Admin } from "@/lib/auth/admin";
import { listDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { dismantledStatus } from "@/lib/dismantled-vehicles/schema";
import { DISMANTLED_SORTS } from "@/lib/dismantled-vehicles/sorts";
import { databaseUrl } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { DIRECTIONS } from "@/lib/lists/query";
import { listPartRequests } from "@/lib/part-requests/queries";
import { PART_REQUEST_STATUSES } from "@/lib/part-requests/schema";
import { PART_REQUEST_SORTS } from "@/lib/part-requests/sorts";
import { listRepairRequests } from "@/lib/repair-requests/queries";
import { REPAIR_REQUEST_STATUSES } from "@/lib/repair-requests/schema";
import { REPAIR_REQUEST_SORTS } from "@/lib/repair-requests/sorts";
import { listRetailVehicles } from "@/lib/retail-vehicles/queries";
import { retailStatus } from "@/lib/retail-vehicles/schema";
import { RETAIL_SORTS } from "@/lib/retail-vehicles/sorts";
import { fillLists } from "@/scripts/bench/fill-lists";

// How PostgreSQL reads the office's lists: the very statements that they send, explained over many rows in a database of
// its own. A page that begins with a sort of the whole table is as slow as the table is long.

const ROWS = 5_000;
const DATABASE = `list_plans_${process.pid}`;
const admin = { userId: "nobody", username: "nobody", role: "administrator", sessionId: "" } as Admin;

type Sent = { query: string; params: string };
type Plan = { "Node Type": string; Plans?: Plan[] };

const server = new pg.Client({ connectionString: databaseUrl() });
let database: pg.Client;
let sent: Sent[] = [];
let stop: () => Promise<void>;

beforeAll(async () => {
  await server.connect();
  await server.query(`CREATE DATABASE ${DATABASE}`);
  const address = new URL(databaseUrl());
  address.pathname = DATABASE;
  const connectionString = address.href;
  database = new pg.Client({ connectionString });
  await database.connect();
  const folders = (await readdir("prisma/migrations")).filter((name) => /^\d/.test(name)).sort();
  for (const folder of folders) {
    await database.query(await readFile(`prisma/migrations/${folder}/migration.sql`, "utf8"));
  }
  await fillLists(connectionString, ROWS);
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString, max: 2 }),
    log: [{ emit: "event", level: "query" }],
  });
  client.$on("query", (event) => sent.push(event));
  // The queries take the client of the process, which nobody has asked for yet.
  Object.assign(globalThis, { databaseClient: client });
  stop = () => client.$disconnect();
});
afterAll(async () => {
  await stop();
  await database.end();
  await server.query(`DROP DATABASE ${DATABASE}`);
  await server.end();
});

const nodes = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodes)];

/** How the page is read that `list` reads: the steps of the statement that asks for its rows. */
async function stepsOf(list: () => Promise<unknown>): Promise<string[]> {
  sent = [];
  await list();
  const [page, ...others] = sent.filter(({ query }) => / ORDER BY .* LIMIT /s.test(query));
  expect(others).toEqual([]);
  const { rows } = await database.query(
    `EXPLAIN (FORMAT JSON) ${page?.query}`,
    JSON.parse(page?.params ?? ""),
  );
  return nodes(rows[0]["QUERY PLAN"][0].Plan);
}

// Rows that an index hands out nearly in order may be sorted on the way, some at a time.
const BY_INDEX = [
  ["Limit", "Index Scan"],
  ["Limit", "Incremental Sort", "Index Scan"],
];

const keys = <T extends object>(sorts: T) => Object.keys(sorts) as (keyof T)[];

/** Every order of a list, and every status in its first order. */
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

describe("the first page of the office's", () => {
  it.each(LISTS)("$name is read by an index in every order and every state", async ({ pages }) => {
    for (const { view, read } of pages) {
      expect(BY_INDEX, JSON.stringify(view)).toContainEqual(await stepsOf(read));
    }
  });
});
