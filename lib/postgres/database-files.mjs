import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { PostgresError } from "./binaries.mjs";

const USER = "shop";

/**
 * Replaces this process's environment, which contains secrets.
 * @type {any}
 */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

/**
 * @param {string} folder
 * @param {string | number} port
 */
export const databaseUrl = (folder, port) =>
  `postgresql://${USER}:${readFileSync(`${folder}/password`, "utf8").trim()}@127.0.0.1:${port}/shop`;

/**
 * The account that PostgreSQL runs as may have no access to the parent folders of its data. It therefore runs with its
 * data folder as its working directory, which on Linux has a path without the parents.
 * @param {string} data
 * @param {import("./binaries.mjs").Account | undefined} account
 */
export const dataArgument = (data, account) =>
  account && process.platform === "linux" ? "/proc/self/cwd" : data;

/**
 * Creates the database files in a temporary folder, then renames it.
 * @param {string} folder
 * @param {string} programs
 * @param {import("./binaries.mjs").Account | undefined} account
 */
export function createFiles(folder, programs, account) {
  if (existsSync(`${folder}/data/PG_VERSION`)) return;
  if (existsSync(folder))
    throw new PostgresError(`${folder} contains no database: move it away, then start again.`);
  const unfinished = resolve(`${folder}.new`);
  const data = `${unfinished}/data`;
  rmSync(unfinished, { recursive: true, force: true });
  // The mode would apply to all created folders, and test programs run as another user need the one above.
  mkdirSync(dirname(unfinished), { recursive: true });
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
