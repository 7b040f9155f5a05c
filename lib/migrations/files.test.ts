import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationNames, migrationPath, readMigrations } from "@/lib/migrations/files";

/** The lines of a schema without comments and spacing. */
const normalizedLines = (schema: string) =>
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
  expect(normalizedLines(read(migrationPath("schema.prisma")))).toEqual(normalizedLines(read(schema)));
});

test("migration names start with a timestamp, so that they sort in the order of creation", () => {
  for (const name of migrationNames()) expect(name).toMatch(/^20\d{12}_[a-z0-9_]+$/);
});

test("the input of Prisma's engine has the provider and every migration's SQL, oldest first", () => {
  const { lockfile, migrationDirectories } = readMigrations();
  expect(lockfile.content).toContain('provider = "postgresql"');
  expect(migrationDirectories.map(({ path }) => path)).toEqual(migrationNames());
  for (const { migrationFile } of migrationDirectories) expect(migrationFile.content.value).toMatch(/\S/);
});
