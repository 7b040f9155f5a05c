// npm run dev: database, tables, demo data, and Next's development server.
import { spawn } from "node:child_process";
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { logError } = await import("./setup/commands.mjs");
const { prepareSite } = await import("./setup/site.mjs");

/** @type {(() => unknown)[]} */
const steps = [];
/** @param {number} code */
async function stop(code) {
  for (const step of steps.reverse()) await step();
  process.exit(code);
}

try {
  const { env, account } = await prepareSite((step) => steps.push(step));
  if (account) console.log(`Sign in at /login as '${account.username}' with ${account.shown}`);
  const next = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "dev", "--port", String(env.port)],
    {
      stdio: "inherit",
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => next.kill("SIGTERM"));
  next.once("exit", (code) => stop(code ?? 0));
} catch (error) {
  logError(error);
  await stop(1);
}
