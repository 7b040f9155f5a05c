import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";

/**
 * Starts another server of the site under test, in a separate process, and waits until it responds.
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
  const exited = once(child, "exit");
  while (!(await fetch(`${url}/icon.svg`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
  }
  return {
    url,
    pid: child.pid,
    /** Its output so far. */
    output: () => output,
    /** Stops it with SIGTERM, like a service manager. @returns its exit code */
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      const [code] = await exited;
      return code;
    },
  };
}
