import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { Problem } from "../setup/problem.mjs";

// PostgreSQL refuses to run as root. Started by root, it runs as an unprivileged account that every system has.

const USUAL_ACCOUNTS = ["postgres", "nobody", "daemon", "bin"];

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * Who PostgreSQL is to run as.
 * @param {string} folder of the cluster; when it exists, its owner goes on owning it
 * @returns {Account | null} null: as ourselves
 */
export function clusterAccount(folder) {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const account = usualAccounts().find(canBecome);
  if (account) return account;
  throw new Problem(
    "PostgreSQL does not run as root, and no other account can be used here: " +
      "start as an ordinary user, or set DATABASE_URL to a PostgreSQL database.",
  );
}

/** @returns {Account[]} */
function usualAccounts() {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const entries = lines.map((line) => line.split(":"));
  return USUAL_ACCOUNTS.flatMap((name) => {
    const entry = entries.find((fields) => fields[0] === name);
    const uid = Number(entry?.[2]);
    const gid = Number(entry?.[3]);
    return uid > 0 && gid > 0 ? [{ uid, gid }] : [];
  });
}

/** @param {Account} account containers may forbid changing to it */
function canBecome(account) {
  return spawnSync("/bin/sh", ["-c", "true"], { ...account, cwd: "/" }).status === 0;
}
