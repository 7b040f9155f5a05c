import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// A unix socket is the lock: the system closes it when its process dies, so nothing stale can keep us out, and
// whoever asks is told what is running. Its path stays relative because such paths may have 107 bytes at most.

const ANSWER_WITHIN_MS = 3_000;

/**
 * @typedef {{ pid: number, command: string, state: "starting" | "running" | "stopping", url?: string,
 *   databaseUrl?: string }} Holder
 * @typedef {{ tell: (news: Partial<Holder>) => void, release: () => void }} Hold
 */

/**
 * Asks who holds a folder.
 * @param {string} path the lock's path, relative to the current folder
 * @returns {Promise<Holder | null>} null when nobody does
 */
export function askHolder(path) {
  return new Promise((resolve) => {
    let text = "";
    const unknown = { pid: 0, command: "another command", state: "running" };
    const socket = connect(path);
    const timer = setTimeout(() => socket.destroy(), ANSWER_WITHIN_MS);
    let connected = false;
    socket.on("connect", () => {
      connected = true;
    });
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      if (!connected) return resolve(null);
      try {
        resolve(JSON.parse(text));
      } catch {
        resolve(unknown);
      }
    });
  });
}

/**
 * Takes the lock, or tells who has it.
 * @param {string} path relative to the current folder
 * @param {string} command what a second one is told is running
 * @returns {Promise<{ hold: Hold } | { holder: Holder }>}
 */
async function takeLock(path, command) {
  /** @type {Holder} */
  const state = { pid: process.pid, command, state: "starting" };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end(JSON.stringify(state));
  });
  for (;;) {
    if (await listens(server, path)) break;
    const holder = await askHolder(path);
    if (holder) return { holder };
    if (!(await clearAway(path))) continue;
  }
  chmodSync(path, 0o600);
  server.unref();
  const tell = (news) => Object.assign(state, news);
  return { hold: { tell, release: () => server.close() } };
}

/**
 * Takes the lock; gives a holder that is about to end the time it needs.
 * @param {string} path relative to the current folder
 * @param {string} command
 * @returns {Promise<{ hold: Hold } | { holder: Holder }>}
 */
export async function holdFolder(path, command) {
  const started = Date.now();
  for (;;) {
    const result = await takeLock(path, command);
    if ("hold" in result) return result;
    const patience = result.holder.state === "stopping" ? 20_000 : 2_000;
    if (Date.now() - started > patience) return result;
    await pause(200);
  }
}

/**
 * @param {import("node:net").Server} server
 * @param {string} path
 * @returns {Promise<boolean>} false when something is at that path already
 */
function listens(server, path) {
  return new Promise((resolve, reject) => {
    const fail = (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error));
    server.once("error", fail);
    server.listen(path, () => {
      server.off("error", fail);
      resolve(true);
    });
  });
}

/**
 * Removes what a killed process left. It is moved aside and asked once more, so that of two processes doing this at
 * the same moment neither removes the other's fresh lock.
 * @param {string} path
 */
async function clearAway(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  if ((await askHolder(aside)) && !existsSync(path)) {
    renameSync(aside, path);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}
