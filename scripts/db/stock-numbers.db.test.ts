import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationNames, migrationPath } from "@/lib/migrations/files";
import { targetDatabase } from "./client";

const name = migrationNames().find((one) => one.endsWith("_stock_numbers_whatever_their_case")) ?? "";
const client = new pg.Client({ connectionString: targetDatabase() });

// Changes are never committed.
beforeAll(async () => {
  await client.connect();
  await client.query("BEGIN");
});
afterAll(async () => {
  await client.query("ROLLBACK");
  await client.end();
});

test("stock numbers that differ only in case get a suffix, except the oldest", async () => {
  await client.query(`
    DROP INDEX "RetailVehicle_stockNumber_lower_key", "DismantledVehicle_stockNumber_lower_key";
    INSERT INTO "RetailVehicle" ("id", "stockNumber", "vin", "createdAt") VALUES
      ('case-1', 'case-a', '1HGCM82633A004352', '2026-01-03'),
      ('case-2', 'Case-A', '1HGCM82633A004352', '2026-01-01'),
      ('case-3', 'CASE-A', '1HGCM82633A004352', '2026-01-02'),
      ('case-4', 'CASE-A-2', '1HGCM82633A004352', '2026-01-04'),
      ('case-5', 'a stock number of thirty chars', '1HGCM82633A004352', '2026-01-01'),
      ('case-6', 'A stock number of thirty chars', '1HGCM82633A004352', '2026-01-02')`);
  await client.query(readFileSync(migrationPath(name, "migration.sql"), "utf8"));
  const { rows } = await client.query(
    `SELECT "stockNumber" FROM "RetailVehicle" WHERE "id" LIKE 'case-_' ORDER BY "id"`,
  );
  const [first, second, third, ...others] = rows.map(({ stockNumber }) => stockNumber);
  expect(second).toBe("Case-A");
  expect([first, third].map((one) => one.toLowerCase()).sort()).toEqual(["case-a-3", "case-a-4"]);
  expect(others).toEqual(["CASE-A-2", "a stock number of thirty chars", "A stock number of thirty c-2"]);
});
