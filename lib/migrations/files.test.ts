import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationNames, migrationPath, readMigrations } from "@/lib/migrations/files";

/** A schema without its comments and spacing, which no migration carries. */
const essence = (schema: string) =>
  schema
    .split("\n")
    .map((line) =>
      line
        .replace(/\/\/.*/, "")
        .trim()
        .replace(/\s+/g, " "),
    )
    .filter((line) => line !== "");

const read = (path: string) => readFileSync(path, "utf8");

test("the newest migration results in the current schema", () => {
  const schema = new URL("../../prisma/schema.prisma", import.meta.url).pathname;
  expect(essence(read(migrationPath("schema.prisma")))).toEqual(essence(read(schema)));
});

test("migrations are named by their time, so that they sort in the order they were made", () => {
  for (const name of migrationNames()) expect(name).toMatch(/^20\d{12}_[a-z0-9_]+$/);
});

test("Prisma's engine is told the provider and every migration's text, oldest first", () => {
  const { lockfile, migrationDirectories } = readMigrations();
  expect(lockfile.content).toContain('provider = "postgresql"');
  expect(migrationDirectories.map(({ path }) => path)).toEqual(migrationNames());
  for (const { migrationFile } of migrationDirectories) expect(migrationFile.content.value).toMatch(/\S/);
});
