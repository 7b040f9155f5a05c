import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";

const STOPS_WITHIN_MS = 30_000;

/**
 * Ends a PostgreSQL that a killed start left on this data, or is just shutting down on it. A process that merely got
 * the same number since (after a restart of the machine, say) is left alone, and the stale note about it removed.
 * @param {string} data PostgreSQL's data folder
 */
export async function stopLeftover(data) {
  const note = `${data}/postmaster.pid`;
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, "utf8").split("\n")[0]);
  if (!isServing(pid, data)) return rmSync(note, { force: true });
  step("Ending the database process that an interrupted run left behind");
  const deadline = Date.now() + STOPS_WITHIN_MS;
  signal(pid, "SIGINT");
  while (isServing(pid, data)) {
    if (Date.now() > deadline) {
      throw new Problem(
        `The database process ${pid} of an earlier run does not end: end it, then start again.`,
      );
    }
    await pause(50);
  }
}

/**
 * @param {number} pid
 * @param {string} data
 */
function isServing(pid, data) {
  if (!Number.isInteger(pid) || pid < 2) return false;
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    return /postgres/.test(execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }));
  } catch {
    return false;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}
