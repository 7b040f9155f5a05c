// npm run db:create-migration -- <name>   creates a migration from the changes in prisma/schema.prisma
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrationPath } from "@/lib/migrations/files";
import { diffSchemas } from "@/lib/migrations/schema-engine";
import { targetDatabase } from "./client";

/** Every database has this schema, and not every user may create it, even with "if not exists". */
const CREATE_PUBLIC = '-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n';

const LOCKFILE = `# Written by 'npm run db:create-migration', read by Prisma. Keep it under version control.
provider = "postgresql"
`;

const schemaPath = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));
/** The schema after the newest migration, which the next one is compared with. */
const migratedSchemaPath = migrationPath("schema.prisma");

async function createMigration(argument = ""): Promise<void> {
  const words = argument.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  if (!/[a-z0-9]/.test(words))
    throw new Error("Name the migration: npm run db:create-migration -- add_color");
  const schema = readFileSync(schemaPath, "utf8");
  const migratedSchema = readFileSync(migratedSchemaPath, "utf8");
  if (schema === migratedSchema)
    console.log("The schema has not changed since the newest migration: the new one is empty.");
  const sql = await diffSchemas(targetDatabase(), migratedSchema, schema);
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const name = `${time}_${words}`;
  mkdirSync(migrationPath(name));
  writeFileSync(migrationPath(name, "migration.sql"), sql.replace(CREATE_PUBLIC, ""));
  copyFileSync(schemaPath, migratedSchemaPath);
  const lockfile = migrationPath("migration_lock.toml");
  if (!existsSync(lockfile)) writeFileSync(lockfile, LOCKFILE);
  console.log(`Wrote prisma/migrations/${name}/migration.sql: review it, and add what is missing.`);
}

try {
  await createMigration(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
