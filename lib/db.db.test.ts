import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createOwnDatabase } from "@/e2e/support/own-database";
import { db } from "@/lib/db";
import { claimEmails } from "@/lib/email/mutations";
import { enqueueEmail } from "@/lib/email/queue";

// A database whose sessions are not in UTC by default.

/** Exists twice in New York: before and after the clocks are turned back. */
const AMBIGUOUS = new Date("2026-11-01T06:30:00.125Z");
const MINUTE = 60_000;

let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createOwnDatabase("time_zone");
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const name = new URL(database.url).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} SET timezone = 'America/New_York'`);
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("OFFICE_EMAIL", "office@example.com");
});
afterAll(async () => {
  await db().$disconnect();
  await client.end();
  vi.unstubAllEnvs();
  await database.drop();
});

it("stores and reads the moments that it is given", async () => {
  const reply = await db().savedReply.create({ data: { title: "T", text: "t", createdAt: AMBIGUOUS } });
  expect(reply.createdAt).toEqual(AMBIGUOUS);
  const { rows } = await client.query(
    `SELECT extract(epoch FROM "createdAt") * 1000 AS "ms" FROM "SavedReply"`,
  );
  expect(Number(rows[0].ms)).toBe(AMBIGUOUS.getTime());
});

it("claims an email when it is due, and not before its lease ends", async () => {
  await enqueueEmail(db(), { event: "office_due_today", occurrence: "2026-11-02", to: "office" });
  const now = new Date();
  expect(await claimEmails(new Date(now.getTime() - 2 * MINUTE), 5)).toEqual([]);
  const [claim] = await claimEmails(new Date(now.getTime() + MINUTE), 5);
  expect(claim?.attempts).toBe(1);
  expect(Math.abs((claim?.queuedAt.getTime() ?? 0) - now.getTime())).toBeLessThan(MINUTE);
  expect(await claimEmails(new Date(now.getTime() + 2 * MINUTE), 5)).toEqual([]);
  const { rows } = await client.query(
    `SELECT abs(extract(epoch FROM "queuedAt" - now())) AS "seconds" FROM "Email"`,
  );
  expect(Number(rows[0].seconds)).toBeLessThan(60);
});
