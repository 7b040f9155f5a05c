import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MigrationList } from "@prisma/schema-engine-wasm";

const folder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** Reads the migrations folder into the input of Prisma's schema engine. */
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

/** The names of the migration folders, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The path of a file in the migrations folder. */
export function migrationPath(...parts: string[]): string {
  return [folder, ...parts].join("/");
}
