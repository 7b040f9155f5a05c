import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import lockfile from "proper-lockfile";
import { startPostgres } from "../../lib/postgres/embedded.mjs";
import { runTypeScript, SetupError } from "../setup/commands.mjs";
import { CACHE_FOLDER } from "../setup/environment.mjs";
import { buildIfNeeded } from "../setup/site.mjs";

/** Variables that .env may set for the real site. An empty value keeps Next from reading them there. */
const CLEARED = [
  "BLOB_READ_WRITE_TOKEN",
  "VERCEL_BLOB_API_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "DEMO_DATA",
  "TRUSTED_PROXIES",
];

const LOCK = { lockfilePath: `${CACHE_FOLDER}/test.lock`, onCompromised() {} };

/** With TEST_SERVER=next the tests run against `next start` instead of server.mjs. */
const NEXT_START = ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1"];

/**
 * The environment of the tests.
 * @param {{ port?: number, databaseUrl?: string }} [site]
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment({ port, databaseUrl = "" } = {}) {
  const siteUrl = port ? `http://127.0.0.1:${port}` : "";
  return {
    ...process.env,
    ...Object.fromEntries(CLEARED.map((name) => [name, ""])),
    PORT: port ? String(port) : "",
    SITE_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: randomBytes(12).toString("base64url"),
    // Nothing listens there: VINs are decoded from the data that ships with the site.
    VPIC_URL: "http://127.0.0.1:1/api",
    // All tests come from one address. Tests of the limits use the server that has them.
    RATE_LIMITS: "off",
    NEXT_DIST_DIR: ".cache/next-test",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/**
 * Starts what the tests need: a database with demo data and an administrator, a production build, and two servers: one
 * with request limits and fake services (LIMITED_SITE_URL), one without (SITE_URL).
 * @param {(stop: () => unknown) => void} onStop collects what has to be stopped at the end
 * @returns {Promise<NodeJS.ProcessEnv>} the environment of the tests
 */
export async function openTestSite(onStop) {
  const unlock = await lockfile.lock(CACHE_FOLDER, LOCK).catch(() => {
    throw new SetupError("Tests or a benchmark already run in this folder.");
  });
  onStop(unlock);
  const database = await startPostgres({ folder: `${CACHE_FOLDER}/test-database`, temporary: true });
  onStop(database.stop);
  const env = testEnvironment({ port: await getPort(), databaseUrl: database.url });
  await runTypeScript("scripts/db/prepare.ts", [], { env });
  await runTypeScript("scripts/admin.ts", ["create", "--tell"], { env });
  await buildIfNeeded(env);
  // The tests' proxies are on this machine; the other server trusts none.
  const pid = await startServer(
    onStop,
    { ...env, TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8,fd00::/8" },
    "test-server",
  );
  const [limited, blob] = [await getPort(), await getPort()];
  await startServer(
    onStop,
    {
      ...env,
      PORT: String(limited),
      RATE_LIMITS: "on",
      BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_TestStore_notasecret",
      VERCEL_BLOB_API_URL: `http://127.0.0.1:${blob}`,
      VERCEL_BLOB_RETRIES: "0",
    },
    "test-server-limited",
  );
  return {
    ...env,
    SERVER_PID: String(pid),
    LIMITED_SITE_URL: `http://127.0.0.1:${limited}`,
    BLOB_STAND_IN_PORT: String(blob),
  };
}

/**
 * @param {(stop: () => unknown) => void} onStop
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name of its log under .cache
 */
async function startServer(onStop, env, name) {
  const log = openSync(`.cache/${name}.log`, "w");
  const child = spawn(process.execPath, env.TEST_SERVER === "next" ? NEXT_START : ["server.mjs"], {
    // MALLOC_ARENA_MAX as in `npm start` (docs/decisions/0009).
    env: { ...env, NODE_ENV: "production", HOST: "127.0.0.1", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", log, log],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onStop(() => {
    child.kill("SIGTERM");
    return ended;
  });
  while (!(await fetch(`http://127.0.0.1:${env.PORT}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new SetupError(`The server did not start: see .cache/${name}.log.`);
    await delay(100);
  }
  return child.pid;
}
