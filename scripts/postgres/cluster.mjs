import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Problem, reason } from "../setup/problem.mjs";
import { freePort } from "../site/port.mjs";
import { clusterAccount } from "./account.mjs";
import { dataArgument, databaseUser, ensureCluster, postgresEnvironment } from "./initialise.mjs";
import { stopLeftover } from "./leftover.mjs";
import { postgresPrograms } from "./programs.mjs";

const STARTS_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 30_000;

// A helper beside PostgreSQL waits for our end of a pipe to close, which happens however we die, and then asks it to
// shut down: a killed start leaves nothing running. It is detached twice so that PostgreSQL does not inherit a child.
const SERVE = '((cat >/dev/null; kill -INT $$) <&3 3<&- >/dev/null 2>&1 &); exec "$0" "$@" 3<&-';

/**
 * @typedef {{ urlOf: (database: string) => string, createDatabase: (name: string) => Promise<void>,
 *   stop: () => Promise<void> }} Cluster
 */

/**
 * Starts the embedded PostgreSQL on a free loopback port, making its cluster first when there is none.
 * @param {{ folder: string, log: string, durable?: boolean, onLost?: () => void }} options `folder` of the cluster;
 *   `log`: the file PostgreSQL's own messages go to; `durable: false` for data nobody will miss; `onLost` is called
 *   when it ends though nobody asked it to
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ folder, log, durable = true, onLost }) {
  const account = clusterAccount(folder);
  const programs = postgresPrograms(account);
  requireAccess(folder);
  ensureCluster(folder, programs.initdb, account);
  await stopLeftover(`${folder}/data`);
  const password = readFileSync(`${folder}/password`, "utf8").trim();
  const port = await freePort();
  const urlOf = (database) => `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;

  const child = launch({ postgres: programs.postgres, data: `${folder}/data`, log, port, durable, account });
  let stopping = false;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    await waitUntilReady(urlOf("postgres"), child, log);
  } catch (error) {
    child.kill("SIGQUIT");
    throw error;
  }
  child.once("exit", () => {
    if (!stopping) onLost?.();
  });

  return {
    urlOf,
    createDatabase: (name) => createDatabase(urlOf("postgres"), name),
    async stop() {
      stopping = true;
      child.kill("SIGINT");
      const late = setTimeout(() => child.kill("SIGQUIT"), STOPS_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

/** @param {string} folder */
function requireAccess(folder) {
  try {
    readFileSync(`${folder}/password`);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw new Problem(
      `The database in ${folder} cannot be read: ${reason(error)}. Start as the user who made it, or as root.`,
    );
  }
}

/**
 * @param {{ postgres: string, data: string, log: string, port: number, durable: boolean,
 *   account: import("./account.mjs").Account | null }} options
 */
function launch({ postgres, data, log, port, durable, account }) {
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "60",
    log_timezone: "UTC",
    // A failed check would otherwise be logged with the row, and so with a customer's name and phone number.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const file = openSync(log, "w", 0o600);
  const child = spawn("/bin/sh", ["-c", SERVE, postgres, "-D", dataArgument(data, account), ...args], {
    ...account,
    cwd: data,
    env: postgresEnvironment(),
    // Its own session: Ctrl-C in the terminal is for us, and we stop it once the site has answered its last request.
    detached: true,
    stdio: ["ignore", file, file, "pipe"],
  });
  child.stdio[3].on("error", () => {});
  child.on("error", () => {});
  closeSync(file);
  return child;
}

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 * @param {string} log
 */
async function waitUntilReady(url, child, log) {
  const { default: pg } = await import("pg");
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    if (
      child.exitCode !== null ||
      child.signalCode !== null ||
      child.pid === undefined ||
      Date.now() > deadline
    )
      throw new Problem(`The database did not start: ${lastMessage(log)} (all of it is in ${log}).`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch {
      await pause(40);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** @param {string} log */
function lastMessage(log) {
  const lines = readFileSync(log, "utf8").trim().split("\n");
  const telling = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? "";
  return telling.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, "") || "it gave no reason";
}

/**
 * @param {string} url of a database that exists
 * @param {string} name of the one to make when it does not exist
 */
async function createDatabase(url, name) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
