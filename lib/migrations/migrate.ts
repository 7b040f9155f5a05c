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
  return withMigrationLock(databaseUrl, async (client) => {
    await forgetSquashedMigrations(client);
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
        `This database has migrations that this version of the project does not contain (${history.unpersistedMigrationNames.join(", ")}): update the project's files, or use another database.`,
      );
    return applyMigrations(databaseUrl, migrations);
  });
}

/** The migrations that are part of the first one by now, in the history of databases that applied them one by one. */
const SQUASHED = [
  "20261121042919_vehicle_images",
  "20261121044105_account_events",
  "20261121044340_search_and_sort",
  "20261121053155_count_attempts_without_foreign_key",
  "20261121083117_order_history_by_version",
];

// A database that lacks one of them keeps its history, and is reported: the first migration does not add what is missing.
async function forgetSquashedMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('_prisma_migrations') as history");
  if (rows[0].history === null) return;
  await client.query(
    `delete from _prisma_migrations where migration_name = any($1)
     and (select count(*) from _prisma_migrations where migration_name = any($1) and finished_at is not null) = $2`,
    [SQUASHED, SQUASHED.length],
  );
}

/** "shop" in ASCII. Differs from the lock of Prisma's engine, which is acquired on another connection. */
const MIGRATION_LOCK = 0x73686f70;

async function withMigrationLock<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}
