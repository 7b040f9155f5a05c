// npm run db:migrate
import { directDatabaseUrl } from "@/lib/env";
import { MigrationError, migrate } from "@/lib/migrations/migrate";

try {
  const names = await migrate(directDatabaseUrl());
  console.log(names.length === 0 ? "The database is up to date." : `Applied ${names.join(", ")}.`);
} catch (error) {
  console.error(error instanceof MigrationError ? error.message : error);
  process.exitCode = 1;
}
// The migration engine leaves a timer that would delay the exit by ten seconds.
process.exit();
