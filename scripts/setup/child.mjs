import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const guard = `--import=${new URL("./die-with-parent.mjs", import.meta.url).href}`;

/** What a TypeScript file of this project needs from Node: `server-only` resolved as on a server, and tsx. */
const typescript = ["--conditions=react-server", "--import", "tsx"];

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * The environment of a child that ends when we do, however we end.
 * @param {Record<string, string | undefined>} variables
 */
export function guarded(variables) {
  const options = [variables.NODE_OPTIONS, guard].filter(Boolean).join(" ");
  return { ...variables, NODE_OPTIONS: options };
}

/**
 * Runs a program to its end and keeps what it writes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onText?: (text: string) => void, show?: boolean }} [options]
 *   `show` hands it our own input and output instead of keeping what it writes.
 * @returns {Promise<{ code: number, output: string, messages: unknown[] }>} `messages`: what it told by process.send.
 */
export function run(command, args, { env = process.env, onText, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd: root,
      env: guarded(env),
      stdio: [show ? "inherit" : "ignore", stdio, stdio, "ipc"],
    });
    running.add(child);
    let output = "";
    const messages = [];
    const keep = (chunk) => {
      output += chunk;
      onText?.(String(chunk));
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("message", (message) => messages.push(message));
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, messages });
    });
  });
}

/**
 * Runs a Node program to its end.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Runs one of the project's TypeScript programs.
 * @param {string} file path from the project's folder
 * @param {Parameters<typeof run>[2] & { args?: string[] }} [options]
 */
export function runTypeScript(file, { args = [], ...options } = {}) {
  return runNode([...typescript, file, ...args], options);
}

/** Ends every child that still runs. */
export function endChildren() {
  for (const child of running) child.kill("SIGTERM");
}
