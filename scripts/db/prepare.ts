// Brings the database of DATABASE_URL to where the site can use it, and tells the caller what it did.

import { administratorExists } from "@/lib/auth/accounts";
import { directDatabaseUrl } from "@/lib/env";
import { migrate } from "@/lib/migrations/migrate";
import { seed } from "@/prisma/seed";
import { openClient } from "./client";
import { isUntouched } from "./contents";

/** What the caller is told. */
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
// The migration engine leaves a timer behind that would hold us for ten seconds.
process.exit();
