import { spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import { PostgresError, postgresAccount, postgresPrograms } from "./binaries.mjs";
import { createDatabase, waitUntilReady } from "./connection.mjs";
import { createFiles, dataArgument, databaseUrl, ENVIRONMENT } from "./database-files.mjs";

// The embedded PostgreSQL (docs/decisions/0023).

const STOP_MS = 30_000;
const RESTART_MS = 100;
const MAX_RESTART_MS = 2_000;

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
 * The URL of a database that another process has started.
 * @param {string} folder
 */
export function runningDatabaseUrl(folder) {
  const [, , , port = ""] = readFileSync(`${folder}/data/postmaster.pid`, "utf8").split("\n");
  return databaseUrl(folder, port);
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
