import pg from "pg";
import { readMigrations } from "@/lib/migrations/files";
import { applyMigrations, diagnoseMigrations } from "@/lib/migrations/schema-engine";

/** The database's migration history does not match the migrations folder. The message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Applies pending migrations. An advisory lock prevents servers that start at the same time from migrating concurrently.
 * @returns the names of the applied migrations
 * @throws MigrationError if the database's history differs from the migrations folder, or a migration failed before
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async () => {
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
        `This database has migrations that this version of the project does not contain (${history.unpersistedMigrationNames.join(", ")}): update the project's files, use another database, or see "Squashed migrations" in docs/deploy.md.`,
      );
    return applyMigrations(databaseUrl, migrations);
  });
}

/** "shop" in ASCII. Differs from the lock of Prisma's engine, which is acquired on another connection. */
const MIGRATION_LOCK = 0x73686f70;

async function withMigrationLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
