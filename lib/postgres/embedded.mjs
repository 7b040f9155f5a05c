import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import pg from "pg";
import { PostgresError, postgresAccount, postgresPrograms } from "./binaries.mjs";

// The embedded PostgreSQL (docs/decisions/0023).

const USER = "shop";
const START_SECONDS = 120;
const STOP_MS = 30_000;
const RESTART_MS = 100;
const MAX_RESTART_MS = 2_000;
/**
 * Replaces this process's environment, which contains secrets.
 * @type {any}
 */
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  log_timezone: "UTC",
  // By default, a failed constraint is logged with its row, which may contain a customer's name and phone number.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};
/** For tests: data may be lost when the machine crashes, and several sites share the server. */
const TEMPORARY = { fsync: "off", full_page_writes: "off", max_connections: "300" };

/**
 * Starts the embedded PostgreSQL on a free loopback port, after creating its database files if there are none, and
 * restarts it whenever it exits unexpectedly.
 * @param {{ folder: string, temporary?: boolean }} options temporary: starts empty, and is deleted by `stop`
 * @returns {Promise<{ url: string, pid: () => number | undefined, stop: () => Promise<void> }>} url: of the database "shop"
 * @throws {PostgresError}
 */
export async function startPostgres({ folder, temporary = false }) {
  const data = resolve(folder, "data");
  await stopLeftover(data);
  const deleteFiles = () => {
    for (const path of temporary ? [folder, `${folder}.log`] : [])
      rmSync(path, { recursive: true, force: true });
  };
  deleteFiles();
  const account = postgresAccount(folder);
  const programs = postgresPrograms(account);
  createFiles(folder, programs, account);
  const port = await getPort({ host: "127.0.0.1" });
  const settings = { ...SETTINGS, port: String(port), ...(temporary ? TEMPORARY : {}) };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(`${folder}.log`, "a", 0o600);
  let isStopping = false;
  let isReady = false;
  let restartMs = RESTART_MS;

  const launch = () => {
    const started = Date.now();
    const server = spawn(`${programs}/postgres`, ["-D", dataArgument(data, account), ...args], {
      ...account,
      cwd: data,
      env: ENVIRONMENT,
      // Detached from the terminal's session: Ctrl-C stops the site, which then stops the database.
      detached: true,
      stdio: ["ignore", log, log],
    });
    const restart = () => {
      if (isStopping || !isReady) return;
      restartMs =
        Date.now() - started > MAX_RESTART_MS ? RESTART_MS : Math.min(2 * restartMs, MAX_RESTART_MS);
      console.error("The database stopped unexpectedly. Restarting it.");
      setTimeout(() => {
        if (!isStopping) child = launch();
      }, restartMs);
    };
    // An "error" event means that the process could not be spawned.
    return server.once("exit", restart).once("error", restart);
  };
  let child = launch();
  const url = databaseUrl(folder, port);
  await waitUntilReady(url.replace(/\w+$/, "postgres"), child, `${folder}.log`);
  isReady = true;
  await createDatabase(url);
  return {
    url,
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const exited = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGINT");
        const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
        await exited;
        clearTimeout(timer);
      }
      deleteFiles();
    },
  };
}

/**
 * @param {string} folder
 * @param {string | number} port
 */
const databaseUrl = (folder, port) =>
  `postgresql://${USER}:${readFileSync(`${folder}/password`, "utf8").trim()}@127.0.0.1:${port}/shop`;

/**
 * The URL of a database that another process has started.
 * @param {string} folder
 */
export function runningDatabaseUrl(folder) {
  const [, , , port = ""] = readFileSync(`${folder}/data/postmaster.pid`, "utf8").split("\n");
  return databaseUrl(folder, port);
}

/**
 * The account that PostgreSQL runs as may have no access to the parent folders of its data. It therefore runs with its
 * data folder as its working directory, which on Linux has a path without the parents.
 * @param {string} data
 * @param {import("./binaries.mjs").Account | undefined} account
 */
const dataArgument = (data, account) => (account && process.platform === "linux" ? "/proc/self/cwd" : data);

/**
 * Creates the database files in a temporary folder, then renames it.
 * @param {string} folder
 * @param {string} programs
 * @param {import("./binaries.mjs").Account | undefined} account
 */
function createFiles(folder, programs, account) {
  if (existsSync(`${folder}/data/PG_VERSION`)) return;
  if (existsSync(folder))
    throw new PostgresError(`${folder} contains no database: move it away, then start again.`);
  const unfinished = resolve(`${folder}.new`);
  const data = `${unfinished}/data`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(`${unfinished}/password`, randomBytes(24).toString("hex"), { mode: 0o600 });
  const paths = account ? [unfinished, data, `${unfinished}/password`] : [];
  for (const path of paths) chownSync(path, account?.uid ?? 0, account?.gid ?? 0);
  const argument = dataArgument(data, account);
  const { status, stderr } = spawnSync(
    `${programs}/initdb`,
    [
      `--pgdata=${argument}`,
      `--pwfile=${argument}/../password`,
      `--username=${USER}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // PostgreSQL's own collation: an update of the system never changes the order of an index.
      "--no-locale",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ],
    { ...account, cwd: data, env: ENVIRONMENT, encoding: "utf8" },
  );
  if (status !== 0) throw new PostgresError(`The database could not be created:\n${stderr}`);
  renameSync(unfinished, folder);
}

/**
 * Stops a PostgreSQL server that a killed process left running on this data. The PID in its file may belong to another
 * process, for example after a reboot.
 * @param {string} data
 */
async function stopLeftover(data) {
  const pidFile = `${data}/postmaster.pid`;
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!isPostgres(pid, data)) return rmSync(pidFile, { force: true });
  console.log("• Stopping the database of an interrupted run");
  process.kill(pid, "SIGINT");
  for (let waited = 0; isPostgres(pid, data); waited += RESTART_MS) {
    if (waited > STOP_MS)
      throw new PostgresError(`The database process ${pid} does not stop: stop it, then start again.`);
    await delay(RESTART_MS);
  }
}

/**
 * @param {number} pid
 * @param {string} data
 */
function isPostgres(pid, data) {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return /postgres/.test(stdout);
  } catch {
    return false;
  }
}

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} log
 */
async function waitUntilReady(url, child, log) {
  for (let tries = 0; tries < START_SECONDS * 20; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  child.kill("SIGQUIT");
  throw new PostgresError(
    `The database did not start:\n${readFileSync(log, "utf8").split("\n").slice(-6).join("\n")}`,
  );
}

/** @param {string} url */
async function createDatabase(url) {
  const client = new pg.Client({ connectionString: url.replace(/\w+$/, "postgres") });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'shop'");
  if (rowCount === 0) await client.query("CREATE DATABASE shop");
  await client.end();
}
