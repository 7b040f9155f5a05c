import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";

/**
 * Starts one more server of the site under test, in a process of its own, and waits until it answers.
 * @param changes to the environment of the tests, such as another DATABASE_URL
 */
export async function startOwnServer(changes: Record<string, string> = {}) {
  const port = Number(changes.PORT) || (await getPort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["server.mjs"], {
    env: { ...process.env, ...changes, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "exit");
  while (!(await fetch(`${url}/icon.svg`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
  }
  return {
    url,
    pid: child.pid,
    /** What it has logged so far. */
    output: () => output,
    /** Asks it to end, as a service manager does. @returns its exit code */
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
  };
}
