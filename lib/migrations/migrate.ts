import pg from "pg";
import { readMigrations } from "@/lib/migrations/files";
import { applyMigrations, diagnoseMigrations } from "@/lib/migrations/schema-engine";

/** A database whose record of migrations does not fit the migrations folder. The message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings a database's tables up to date, one starting server at a time.
 * @returns the names of the migrations applied now
 * @throws MigrationError when its history and ours differ, or a migration fails
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return alone(databaseUrl, async () => {
    const migrations = readMigrations();
    const before = await diagnoseMigrations(databaseUrl, migrations);
    const [failed] = before.failedMigrationNames;
    if (failed)
      throw new MigrationError(
        `The migration ${failed} failed halfway on this database: repair it with 'npx prisma migrate resolve', or use another database.`,
      );
    const { history } = before;
    if (history === null) return [];
    if (history.diagnostic !== "databaseIsBehind")
      throw new MigrationError(
        `This database has migrations this version does not know (${history.unpersistedMigrationNames.join(", ")}): update the project's files, use another database, or see "Squashed migrations" in docs/deploy.md.`,
      );
    return applyMigrations(databaseUrl, migrations);
  });
}

/** "shop" in ASCII: ours alone, because the engine takes a lock of its own on another connection. */
const MIGRATION_LOCK = 0x73686f70;

async function alone<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
