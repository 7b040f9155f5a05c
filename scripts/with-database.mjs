// node scripts/with-database.mjs [--alone | --empty] <file.ts> [arguments]
// Runs a program with DATABASE_URL set to the site's database, or to an empty temporary one with --empty.
// --alone: fails while the site is running.
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { endCommands, logError, runTypeScript } = await import("./setup/commands.mjs");
const { openDatabaseForCommand } = await import("./setup/site.mjs");
const { startPostgres } = await import("../lib/postgres/embedded.mjs");

const words = process.argv.slice(2);
const option = words[0]?.startsWith("--") ? words.shift() : undefined;
const [file = "", ...args] = words;
// The program receives the signal as well; the database is stopped after it.
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isStopping = true;
    endCommands();
  });
}

/** @type {{ url: string, stop: () => Promise<void> } | undefined} */
let database;
try {
  database =
    option === "--empty"
      ? await startPostgres({ folder: ".cache/empty-database", temporary: true })
      : await openDatabaseForCommand({ alone: option === "--alone" });
  process.env.DATABASE_URL = database.url;
  // If set, this is the site's database.
  if (option === "--empty") process.env.DIRECT_DATABASE_URL = "";
  process.exitCode = isStopping ? 130 : (await runTypeScript(file, args, { show: true })).code;
} catch (error) {
  logError(error);
  process.exitCode = 1;
} finally {
  await database?.stop();
}
process.exit();
