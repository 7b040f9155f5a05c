import { spawn } from "node:child_process";

/** A problem that the user can solve. The message says how, and contains no secrets. */
export class SetupError extends Error {
  name = "SetupError";
}

/** @param {string} text the current step, in one line */
export const logStep = (text) => console.log(`• ${text}`);

/** @param {unknown} error */
export function logError(error) {
  const isExpected = error instanceof Error && ["SetupError", "PostgresError"].includes(error.name);
  console.error(isExpected ? `\n${error.message}` : error);
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/** Stops the commands that are still running. */
export function endCommands() {
  for (const child of children) child.kill("SIGTERM");
}

/**
 * Runs a command and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: whether it inherits the input and output of this process
 * @returns {Promise<{ code: number, output: string, message: any }>} message: the last one that it sent with process.send
 */
export function run(command, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : "pipe";
    const child = spawn(command, args, { env, stdio: [show ? "inherit" : "ignore", stdio, stdio, "ipc"] });
    children.add(child);
    let output = "";
    /** @type {unknown} */
    let message;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("message", (received) => {
      message = received;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output, message });
    });
  });
}

/**
 * Runs a Node program and waits for its end.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs one of the project's TypeScript programs. It can report its result with process.send; a `problem` in it becomes a
 * SetupError.
 * @param {string} file
 * @param {string[]} [args]
 * @param {Parameters<typeof runNode>[1]} [options]
 */
export async function runTypeScript(file, args = [], options = {}) {
  const result = await runNode(["--conditions=react-server", "--import", "tsx", file, ...args], options);
  if (result.message?.problem) throw new SetupError(result.message.problem);
  if (result.code !== 0 && !options.show) throw new SetupError(`${file} failed:\n${result.output.trim()}`);
  return result;
}
