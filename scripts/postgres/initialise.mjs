import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Problem, reason } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";

/** The one account inside the database. */
export const databaseUser = "shop";

/**
 * How PostgreSQL is told where its data lies. Root's folders are closed to the account it then runs as, so it is
 * started inside the data folder and told "here": Linux needs no way in from above for that.
 * @param {string} data
 * @param {import("./account.mjs").Account | null} account
 */
export function dataArgument(data, account) {
  return account && process.platform === "linux" ? "/proc/self/cwd" : data;
}

/** Nothing of our own environment (secrets, foreign PG* settings) reaches PostgreSQL. */
export function postgresEnvironment() {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

/**
 * Makes a new, empty cluster, unless there is one. It appears complete or not at all.
 * @param {string} folder gets `data` and `password`
 * @param {string} initdb
 * @param {import("./account.mjs").Account | null} account
 */
export function ensureCluster(folder, initdb, account) {
  if (existsSync(`${folder}/data/PG_VERSION`)) return;
  if (existsSync(folder)) throw new Problem(`${folder} holds no database: move it away, then start again.`);
  step("Making a PostgreSQL database of its own");
  const unfinished = `${folder}.new`;
  const data = `${unfinished}/data`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(`${unfinished}/password`, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
    for (const path of account ? [unfinished, data, `${unfinished}/password`] : [])
      chownSync(path, account.uid, account.gid);
  } catch (error) {
    throw new Problem(`The database's folder ${folder} cannot be made: ${reason(error)}.`);
  }
  const place = dataArgument(data, account);
  const { status, stderr } = spawnSync(
    initdb,
    [
      `--pgdata=${place}`,
      `--pwfile=${place}/../password`,
      `--username=${databaseUser}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The collation travels inside PostgreSQL, so that an update of the system never changes the order of an index.
      "--no-locale",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ],
    { ...account, cwd: data, env: postgresEnvironment(), encoding: "utf8" },
  );
  if (status !== 0) throw new Problem(`The database could not be made: ${initdbReason(stderr)}`);
  renameSync(unfinished, folder);
}

/** @param {string | null} stderr */
function initdbReason(stderr) {
  if (/No space left/.test(stderr ?? "")) return "no space is left on the disk.";
  const line = (stderr ?? "").split("\n").find((text) => /error|fatal|could not/i.test(text));
  return line?.trim() ?? "initdb gave no reason.";
}
