import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrationNames, readMigrations } from "@/lib/migrations/files";
import { MigrationError, migrate } from "@/lib/migrations/migrate";
import { applyMigrations } from "@/lib/migrations/schema-engine";
import { targetDatabase } from "./client";

/** The migrations that are part of the first one now. */
const SQUASHED = [
  "20261121042919_vehicle_images",
  "20261121044105_account_events",
  "20261121044340_search_and_sort",
  "20261121053155_count_attempts_without_foreign_key",
  "20261121083117_order_history_by_version",
];
const [first = "", ...later] = migrationNames();

/** A separate database, because migrations are committed. */
const NAME = "squashed_migrations_test";
const url = new URL(NAME, targetDatabase()).href;
const drop = `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`;

async function query(sql: string, values: unknown[] = [], connectionString = url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const onServer = (sql: string) => query(sql, [], targetDatabase());
const history = () =>
  query(`SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY migration_name`);
const named = (names: string[]) => names.map((name) => ({ name }));

// The schema after the first migration, which had other content (and another checksum) before.
beforeEach(async () => {
  await onServer(drop);
  await onServer(`CREATE DATABASE ${NAME}`);
  const migrations = readMigrations();
  const applied = await applyMigrations(url, {
    ...migrations,
    migrationDirectories: migrations.migrationDirectories.slice(0, 1),
  });
  expect(applied).toEqual([first]);
  await query(`UPDATE "_prisma_migrations" SET "checksum" = repeat('0', 64)`);
});
afterEach(() => onServer(drop));

/** Adds migrations to the history, applied unless `finishedAt` is null. */
const addToHistory = (names: string[], finishedAt: Date | null = new Date()) =>
  query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name")
     SELECT gen_random_uuid(), repeat('0', 64), $2, unnest($1::text[])`,
    [names, finishedAt],
  );

test("a database that applied all squashed migrations is upgraded", async () => {
  await addToHistory(SQUASHED);
  expect(later.length).toBeGreaterThan(0);
  expect(await migrate(url)).toEqual(later);
  expect(await history()).toEqual(named([first, ...later]));
  expect(await migrate(url)).toEqual([]);
});

test.each(SQUASHED)("a database without %s is not upgraded, and keeps its history", async (missing) => {
  const applied = SQUASHED.filter((name) => name !== missing);
  await addToHistory(applied);
  await expect(migrate(url)).rejects.toThrow(MigrationError);
  expect(await history()).toEqual(named([first, ...applied]));
});

test("a database on which a squashed migration failed is not upgraded, and keeps its history", async () => {
  const [failed = "", ...applied] = SQUASHED;
  await addToHistory(applied);
  await addToHistory([failed], null);
  await expect(migrate(url)).rejects.toThrow(MigrationError);
  expect(await history()).toEqual(named([first, ...SQUASHED]));
});
