import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import pg from "pg";
import lockfile from "proper-lockfile";
import { startPostgres } from "../../lib/postgres/embedded.mjs";
import { runTypeScript, SetupError } from "../setup/commands.mjs";
import { CACHE_FOLDER } from "../setup/environment.mjs";
import { buildIfNeeded } from "../setup/site.mjs";

/** Variables that .env may set for the real site. If they are empty, Next does not read them from .env. */
const CLEARED = [
  "BLOB_READ_WRITE_TOKEN",
  "VERCEL_BLOB_API_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_POOL_SIZE",
  "DEMO_DATA",
  "TRUSTED_PROXIES",
  "EMAIL_FROM",
  "OFFICE_EMAIL",
];

const RUNNING_SITE = `${CACHE_FOLDER}/test-site.json`;
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
    CRON_SECRET: randomBytes(32).toString("base64url"),
    // Each site has its own port, where a test can start a mail server. Until then, emails wait.
    SMTP_URL: "smtp://127.0.0.1:1",
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: randomBytes(12).toString("base64url"),
    // Nothing listens there, so VINs are decoded from the embedded data.
    VPIC_URL: "http://127.0.0.1:1/api",
    // All tests have the same IP address. Tests of rate limits use the server that has them enabled.
    RATE_LIMITS: "off",
    NEXT_DIST_DIR: ".cache/next-test",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/**
 * Starts what the tests need: databases with demo data and an administrator, a production build, and one site per
 * database. A site consists of two servers: one with rate limits and a fake blob store (LIMITED_SITE_URL), one without
 * (SITE_URL).
 * @param {(stop: () => unknown) => void} onStop registers a cleanup function
 * @param {number} [count] the number of sites, one for each test worker
 * @returns {Promise<NodeJS.ProcessEnv>} the environment of the first site; TEST_SITES contains each site's variables
 */
export async function openTestSite(onStop, count = 1) {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const unlock = await lockfile.lock(CACHE_FOLDER, LOCK).catch(() => {
    throw new SetupError("Tests or a benchmark already run in this folder.");
  });
  onStop(unlock);
  const database = await startPostgres({ folder: `${CACHE_FOLDER}/test-database`, temporary: true });
  onStop(database.stop);
  const env = testEnvironment({ port: await getPort(), databaseUrl: database.url });
  await runTypeScript("scripts/db/prepare.ts", [], { env });
  await runTypeScript("scripts/admin.ts", ["create", "--ipc"], { env });
  const databaseUrls = await copyDatabase(database.url, count);
  await buildIfNeeded(env);
  const sites = [];
  for (const [index, databaseUrl] of databaseUrls.entries())
    sites.push(await startSite(onStop, env, databaseUrl, index));
  const environment = { ...env, ...sites[0], TEST_SITES: JSON.stringify(sites) };
  const changed = Object.entries(environment).filter(([name, value]) => process.env[name] !== value);
  writeFileSync(RUNNING_SITE, JSON.stringify(Object.fromEntries(changed)), { mode: 0o600 });
  onStop(() => rmSync(RUNNING_SITE));
  return environment;
}

/** @returns {NodeJS.ProcessEnv | null} the environment of the tests if `npm run test:site` is running */
export function runningTestSite() {
  if (!lockfile.checkSync(CACHE_FOLDER, LOCK) || !existsSync(RUNNING_SITE)) return null;
  return { ...process.env, ...JSON.parse(readFileSync(RUNNING_SITE, "utf8")) };
}

/**
 * @param {string} url of a database that nothing is connected to
 * @param {number} count
 * @returns {Promise<string[]>} URLs of `count` databases with the same content
 */
async function copyDatabase(url, count) {
  const client = new pg.Client({ connectionString: new URL("postgres", url).href });
  await client.connect();
  const urls = [url];
  for (let number = 2; number <= count; number += 1) {
    await client.query(`CREATE DATABASE shop_${number} TEMPLATE shop`);
    urls.push(new URL(`shop_${number}`, url).href);
  }
  await client.end();
  return urls;
}

/**
 * @param {(stop: () => unknown) => void} onStop
 * @param {NodeJS.ProcessEnv} shared
 * @param {string} databaseUrl
 * @param {number} index
 * @returns {Promise<Record<string, string>>} the variables of this site for its tests
 */
async function startSite(onStop, shared, databaseUrl, index) {
  const [port, limited, blob, smtp] = [await getPort(), await getPort(), await getPort(), await getPort()];
  const env = {
    ...shared,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
  };
  // Tests send requests through proxies on this machine; the other server trusts no proxy.
  const pid = await startServer(
    onStop,
    { ...env, TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8,fd00::/8" },
    `test-server-${index + 1}`,
  );
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
    `test-server-${index + 1}-limited`,
  );
  return {
    PORT: env.PORT,
    SITE_URL: env.SITE_URL,
    DATABASE_URL: databaseUrl,
    SERVER_PID: String(pid),
    LIMITED_SITE_URL: `http://127.0.0.1:${limited}`,
    FAKE_BLOB_PORT: String(blob),
    SMTP_URL: env.SMTP_URL,
  };
}

/**
 * @param {(stop: () => unknown) => void} onStop
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name the name of its log in .cache
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
