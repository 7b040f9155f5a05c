// Prepares the database of DATABASE_URL for the site: migrations and demo data. Reports the result with process.send.
import { administratorExists } from "@/lib/auth/accounts";
import { directDatabaseUrl } from "@/lib/env";
import { migrate } from "@/lib/migrations/migrate";
import { seed } from "@/prisma/seed";
import { openClient } from "./client";
import { isUntouched } from "./contents";

/** The message to the parent process. */
export type Prepared = {
  appliedMigrations: string[];
  seeded: boolean;
  hasAdministrator: boolean;
};

const prisma = openClient();
try {
  const appliedMigrations = await migrate(directDatabaseUrl());
  const wantsDemo = process.env.DEMO_DATA !== "0";
  const seeded = wantsDemo && (await isUntouched(prisma)) && (await seed(prisma)) !== null;
  const prepared: Prepared = {
    appliedMigrations,
    seeded,
    hasAdministrator: await administratorExists(),
  };
  process.send?.(prepared);
} catch (error) {
  process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
} finally {
  await prisma.$disconnect();
}
// The migration engine leaves a timer that would delay the exit by ten seconds.
process.exit();
