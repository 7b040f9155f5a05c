// node scripts/with-database.mjs [--scratch | --stopped] <file.ts> [arguments]
// Runs a program with DATABASE_URL set: to that of the running site, or to the site's database opened for as long as
// the program takes; with --scratch to an empty throw-away one.
// With --stopped it refuses while the site runs.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
const { runWithDatabase } = await import("./site/run-with-database.mjs");
await runWithDatabase(process.argv.slice(2));
