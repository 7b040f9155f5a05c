import { spawn } from "node:child_process";
import getPort from "get-port";

/**
 * Starts one more server of the site under test, in a process of its own, and waits until it listens.
 * @param changes to the environment of the tests, such as another DATABASE_URL
 */
export async function startOwnServer(
  changes: Record<string, string> = {},
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = Number(changes.PORT) || (await getPort());
  const child = spawn(process.execPath, ["server.mjs"], {
    env: { ...process.env, ...changes, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise((resolve) => child.once("message", resolve));
  if ((await Promise.race([ready, ended])) !== "ready") throw new Error("The server did not start.");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
