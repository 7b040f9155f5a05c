import { existsSync, readdirSync, statSync } from "node:fs";
import pg from "pg";
import lockfile from "proper-lockfile";
import { runningDatabaseUrl, startPostgres } from "../../lib/postgres/embedded.mjs";
import { logStep, runNode, runTypeScript, SetupError } from "./commands.mjs";
import { DATA_FOLDER, prepareEnvironment } from "./environment.mjs";

const DATABASE_FOLDER = `${DATA_FOLDER}/postgres`;
// A process renews its lock every second. If it has not for ten seconds, it was killed.
const LOCK = { lockfilePath: `${DATA_FOLDER}/lock`, stale: 10_000, update: 1_000, onCompromised() {} };

/** @typedef {{ url: string, pid: () => number | undefined, stop: () => Promise<void> }} Database */

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, which only one process at a time can do.
 * @param {string | undefined} databaseUrl
 * @returns {Promise<Database>}
 * @throws {SetupError}
 */
async function openDatabase(databaseUrl) {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    return { url: databaseUrl, pid: () => undefined, stop: async () => {} };
  }
  const unlock = await lockfile
    .lock(DATA_FOLDER, { ...LOCK, retries: { retries: 12, factor: 1 } })
    .catch(() => {
      throw new SetupError("The site, or one of its commands, already runs in this folder. Stop it first.");
    });
  logStep("Starting the database");
  const database = await startPostgres({ folder: DATABASE_FOLDER });
  const stop = async () => {
    await database.stop();
    await unlock();
  };
  return { ...database, stop };
}

/**
 * @param {string} url
 * @throws {SetupError} when no connection is possible, with the reason and without the password
 */
async function checkDatabase(url) {
  const { host, pathname } = new URL(url);
  logStep(`Connecting to the database ${host}${pathname}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new SetupError(`The database ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The database for a command: the one of DATABASE_URL, the one of the running site, or the embedded one, which runs until
 * the command ends.
 * @param {{ alone: boolean }} options alone: whether the site must not be running
 */
export async function openDatabaseForCommand({ alone }) {
  const { databaseUrl } = await prepareEnvironment();
  const isRunning = !databaseUrl && existsSync(DATABASE_FOLDER) && (await lockfile.check(DATA_FOLDER, LOCK));
  if (isRunning && alone) throw new SetupError("Stop the site first.");
  if (isRunning) return { url: runningDatabaseUrl(DATABASE_FOLDER), stop: async () => {} };
  return openDatabase(databaseUrl);
}

/**
 * Prepares everything that the site needs except the build: environment, database, tables, demo data, an administrator.
 * @param {(stop: () => unknown) => void} onStop registers a cleanup function
 */
export async function prepareSite(onStop) {
  const env = await prepareEnvironment();
  const database = await openDatabase(env.databaseUrl);
  onStop(database.stop);
  Object.assign(process.env, {
    PORT: String(env.port),
    SITE_URL: env.siteUrl,
    DATABASE_URL: database.url,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  const client = "lib/generated/prisma/client.ts";
  if (!existsSync(client) || lastChange("prisma/schema.prisma") > lastChange(client)) await generateClient();
  const { message: prepared } = await runTypeScript("scripts/db/prepare.ts");
  if (prepared.appliedMigrations.length > 0) logStep("Brought the database's tables up to date");
  if (prepared.seeded) logStep("Added demo data to the empty database (DEMO_DATA=0 starts without)");
  const account = prepared.hasAdministrator
    ? null
    : (await runTypeScript("scripts/admin.ts", ["create", "--ipc"])).message;
  return { env, database, account };
}

async function generateClient() {
  const { code, output } = await runNode(["scripts/generate-client.mjs"]);
  if (code !== 0) throw new SetupError(`The database client could not be generated:\n${output}`);
}

/** The sources of a build. */
const SOURCES = ["app", "components", "lib", "public", "prisma/schema.prisma", "package-lock.json"];

/**
 * Builds the site for production if a source is newer than the build.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {SetupError}
 */
export async function buildIfNeeded(env = process.env) {
  const build = `${env.NEXT_DIST_DIR || ".next"}/BUILD_ID`;
  const topLevel = readdirSync(".").filter((name) => /\.(ts|mjs)$/.test(name));
  const isCurrent =
    existsSync(build) && [...SOURCES, ...topLevel].every((path) => lastChange(path) <= lastChange(build));
  if (isCurrent) return;
  logStep("Building the site for production (about a minute)");
  await generateClient();
  const { code, output } = await runNode(["node_modules/next/dist/bin/next", "build"], {
    env: { ...env, NODE_ENV: "production" },
  });
  if (code !== 0)
    throw new SetupError(`The build failed:\n${output.trim().split("\n").slice(-40).join("\n")}`);
}

/**
 * The last modification of a file, or of any file in a folder, in milliseconds since 1970.
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(`${path}/${name}`)));
}
