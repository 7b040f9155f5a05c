// npm run dev: database, tables, demo data, and Next's development server.
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { endCommands, logError, runNode } = await import("./setup/commands.mjs");
const { prepareSite } = await import("./setup/site.mjs");

/** @type {(() => unknown)[]} */
const steps = [];
let isStopping = false;

/** @param {number} code */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  endCommands();
  for (const step of steps.reverse()) await step();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));

try {
  const { env, account } = await prepareSite((step) => steps.push(step));
  if (account) console.log(`Sign in at /login as '${account.username}' with ${account.shown}`);
  const next = ["node_modules/next/dist/bin/next", "dev", "--port", String(env.port)];
  await stop((await runNode(next, { show: true })).code);
} catch (error) {
  if (!isStopping) logError(error);
  await stop(1);
}
