import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

/**
 * Starts a program and waits until it listens on a loopback port.
 * @throws Error with its output if it exits before that
 */
export async function startProgram(
  path: string,
  args: string[],
  { port, env, ...options }: Omit<SpawnOptions, "env"> & { port: number; env: Record<string, string> },
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(path, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const exited = once(child, "close");
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${path} did not start:\n${output}`);
  }
  return {
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("connect", () => socket.destroy());
    socket.on("error", () => setTimeout(resolve, 20, false));
  });
}
