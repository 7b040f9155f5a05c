// npm run db:create-migration -- <name>   makes a migration from what changed in prisma/schema.prisma
// npm run db:create-migration -- --redo   makes the newest one again, as long as nobody has applied it
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrationNames, migrationPath } from "@/lib/migrations/files";
import { diffSchemas } from "@/lib/migrations/schema-engine";
import { targetDatabase } from "./client";

// Beside each migration lies the schema it leads to: the next one starts there, with no database needed.

/** What stands below this line in a migration was written by hand and survives --redo. */
const BY_HAND = "-- Rules that Prisma's schema language has no word for.";

/** Every database has this schema, and not every account may make it, not even "if not exists". */
const CREATE_PUBLIC = '-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n';

const LOCKFILE = `# Made by 'npm run db:create-migration', read by Prisma. Keep it under version control.
provider = "postgresql"
`;

const schemaPath = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));

function schemaOf(migration: string | undefined): string | null {
  return migration === undefined ? null : readFileSync(migrationPath(migration, "schema.prisma"), "utf8");
}

function handWritten(migration: string): string {
  const text = readFileSync(migrationPath(migration, "migration.sql"), "utf8");
  const start = text.indexOf(BY_HAND);
  return start === -1 ? "" : `\n${text.slice(start)}`;
}

async function writeMigration(name: string, from: string | undefined, ending: string): Promise<void> {
  const sql = await diffSchemas(targetDatabase(), schemaOf(from), readFileSync(schemaPath, "utf8"));
  mkdirSync(migrationPath(name), { recursive: true });
  writeFileSync(migrationPath(name, "migration.sql"), sql.replace(CREATE_PUBLIC, "") + ending);
  copyFileSync(schemaPath, migrationPath(name, "schema.prisma"));
  const lockfile = migrationPath("migration_lock.toml");
  if (!existsSync(lockfile)) writeFileSync(lockfile, LOCKFILE);
  console.log(`Wrote prisma/migrations/${name}/migration.sql: read it, and add by hand what it lacks.`);
}

async function main(argument: string | undefined): Promise<void> {
  const names = migrationNames();
  const newest = names.at(-1);
  if (argument === "--redo") {
    if (newest === undefined) throw new Error("There is no migration to make again.");
    await writeMigration(newest, names.at(-2), handWritten(newest));
    return;
  }
  const words = (argument ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "_");
  if (!/[a-z0-9]/.test(words))
    throw new Error("Name the migration: npm run db:create-migration -- add_color");
  if (schemaOf(newest) === readFileSync(schemaPath, "utf8"))
    console.log("The schema is the same as after the newest migration: this one starts empty.");
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  await writeMigration(`${time}_${words}`, newest, "");
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
