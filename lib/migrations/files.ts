import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MigrationList } from "@prisma/schema-engine-wasm";

const folder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** The migrations folder, as Prisma's engine wants it told. */
export function readMigrations(): MigrationList {
  const lockfile = `${folder}/migration_lock.toml`;
  return {
    baseDir: folder,
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null,
    },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(`${folder}/${name}/migration.sql`, "utf8") },
      },
    })),
  };
}

/** Names of the migration folders, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Path of a file in the migrations folder. */
export function migrationPath(...parts: string[]): string {
  return [folder, ...parts].join("/");
}
