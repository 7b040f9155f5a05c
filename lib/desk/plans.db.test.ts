import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fillDesk } from "@/e2e/support/fill-desk";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { listDesk, summarizeDesk } from "@/lib/desk/queries";
import { type DeskQuery, deskQuerySchema } from "@/lib/desk/query";
import { DESK_VIEWS, MAX_COUNTED } from "@/lib/desk/schema";
import { targetDatabase } from "@/scripts/db/client";

// How PostgreSQL executes the queries of the desk: EXPLAIN of their statements over many rows in a temporary database.

const ROWS = 5_000;
const DATABASE = `desk_plans_${process.pid}`;
const admin = { userId: "desk-user", username: "desk", role: "administrator", sessionId: "" } as Admin;

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
  await database.query(
    `INSERT INTO "User" ("id", "username", "passwordHash") VALUES ('desk-user', 'desk', 'none')`,
  );
  await fillDesk(connectionString, ROWS, "desk-user");
  vi.stubEnv("DATABASE_URL", connectionString);
});
afterAll(async () => {
  await db().$disconnect();
  await database.end();
  await server.query(`DROP DATABASE ${DATABASE}`);
  await server.end();
});

const nodes = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodes)];
const queryOf = (changes: Partial<Record<keyof DeskQuery, string>> = {}) => deskQuerySchema.parse(changes);

/** The nodes of the query plan of each statement of `read` that reads rows of conversations in an order. */
async function stepsOf(read: () => Promise<unknown>): Promise<{ text: string; steps: string[] }[]> {
  statements.mockClear();
  await read();
  const sent = statements.mock.calls.map(([statement]) => statement as unknown as pg.QueryConfig);
  // Bounded counts also have an order.
  const pages = sent.filter(
    ({ text }) =>
      /FROM "public"\."Conversation" .* ORDER BY .* LIMIT /s.test(text) && !/^SELECT COUNT/.test(text),
  );
  expect(pages.length).toBeGreaterThan(0);
  return Promise.all(
    pages.map(async ({ text, values }) => {
      const { rows } = await database.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      return { text, steps: nodes(rows[0]["QUERY PLAN"][0].Plan) };
    }),
  );
}

// Rows that an index returns in nearly the right order may be sorted incrementally.
const BY_INDEX = [
  ["Limit", "Index Scan"],
  ["Limit", "Incremental Sort", "Index Scan"],
];

/**
 * Whether rows that an index finds may be sorted: the few that are left after a cursor, and quotes, of which many end at
 * the same moment.
 */
const maySort = (text: string) =>
  /"id" [<>] \$/.test(text) || /BY "public"\."Conversation"\."quoteEndsAt" ASC/.test(text);

/** Reads all rows with a small limit, so that the pages continue from group to group. */
async function readAll(changes: Partial<Record<keyof DeskQuery, string>>) {
  const rows: Awaited<ReturnType<typeof listDesk>>["rows"] = [];
  let cursor: string | undefined;
  do {
    const page = await listDesk(admin, queryOf({ ...changes, limit: "500", ...(cursor && { cursor }) }));
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

describe("the desk", () => {
  it("reads each group by an index", async () => {
    let cursor: string | undefined;
    do {
      const query = queryOf({ limit: "100", ...(cursor && { cursor }) });
      for (const { text, steps } of await stepsOf(() => listDesk(admin, query))) {
        if (maySort(text)) expect(steps, text).not.toContain("Seq Scan");
        else expect(BY_INDEX, text).toContainEqual(steps);
      }
      cursor = (await listDesk(admin, query)).nextCursor ?? undefined;
    } while (cursor);
  });

  it("reads closed requests by an index", async () => {
    for (const { text, steps } of await stepsOf(() => listDesk(admin, queryOf({ closed: "1" })))) {
      expect(BY_INDEX, text).toContainEqual(steps);
    }
  });

  it.each(DESK_VIEWS)("reads the view %s without scanning the table", async (view) => {
    for (const { text, steps } of await stepsOf(() => listDesk(admin, queryOf({ view, limit: "50" })))) {
      expect(steps, text).not.toContain("Seq Scan");
    }
  });

  it("returns every open request once, in the order of its group", async () => {
    const rows = await readAll({});
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(ROWS);
    expect(rows).toHaveLength(ROWS);
    expect([...new Set(rows.map(({ group }) => group))]).toEqual([
      "overdue",
      "to_answer",
      "back_with_us",
      "waiting",
    ]);
    const inOrder = (values: (string | undefined)[]) => expect(values).toEqual([...values].sort());
    const ofGroup = (group: string) => rows.filter((row) => row.group === group);
    inOrder(ofGroup("overdue").map(({ clock }) => clock?.dueAt));
    inOrder(ofGroup("to_answer").map(({ clock }) => clock?.dueAt));
    inOrder(ofGroup("back_with_us").map(({ queuedAt }) => queuedAt));
    // Those with a quote come first.
    inOrder(ofGroup("waiting").map(({ quoteEndsAt }) => quoteEndsAt ?? "9"));
  });

  it("stops counting above the limit", async () => {
    const { counts } = await listDesk(admin, queryOf({ limit: "1" }));
    expect(counts).toEqual({
      open: MAX_COUNTED + 1,
      views: {
        all: MAX_COUNTED + 1,
        mine: MAX_COUNTED + 1,
        nobody: MAX_COUNTED + 1,
        overdue: ROWS / 5,
      },
      groups: {
        overdue: ROWS / 5,
        to_answer: ROWS / 5,
        back_with_us: ROWS / 5,
        waiting: MAX_COUNTED + 1,
        closed: 0,
      },
    });
    expect(await summarizeDesk(admin)).toMatchObject({ overdue: ROWS / 5, open: MAX_COUNTED + 1 });
  });

  it("filters by view, kind, status and search", async () => {
    expect((await readAll({ view: "mine" })).every(({ assignedTo }) => assignedTo?.name === "desk")).toBe(
      true,
    );
    expect((await readAll({ view: "nobody" })).every(({ assignedTo }) => assignedTo === null)).toBe(true);
    expect(await readAll({ kind: "repair" })).toEqual([]);
    expect((await readAll({ status: "quoted" })).every(({ group }) => group === "waiting")).toBe(true);
    expect((await readAll({ q: "BULK-DK-42" })).map(({ reference }) => reference)).toContain("BULK-DK-42");
    expect(await readAll({ q: "bu%dk" })).toEqual([]);
  });
});
