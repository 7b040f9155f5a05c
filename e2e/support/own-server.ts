import { spawn } from "node:child_process";
import { guarded } from "@/scripts/setup/child.mjs";
import { freePort } from "@/scripts/site/port.mjs";

/**
 * Starts one more server of the site under test, in a process of its own, and waits until it listens.
 * @param changes to the environment of the tests, such as another DATABASE_URL
 */
export async function startOwnServer(
  changes: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = Number(changes.PORT) || (await freePort());
  const child = spawn(process.execPath, ["scripts/testing/serve.mjs"], {
    env: { ...guarded(process.env), ...changes, NODE_ENV: "production", PORT: String(port) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise((resolve) => child.once("message", resolve));
  if ((await Promise.race([ready, ended])) !== "ready") throw new Error("The server did not start.");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
