// node scripts/bench/run.mjs <file.ts> [arguments]
// Runs a benchmark against a site of its own: a production build with demo data and no request limits.
import { endCommands, logError, runTypeScript } from "../setup/commands.mjs";
import { openTestSite } from "../testing/test-site.mjs";

const [file = "", ...args] = process.argv.slice(2);
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
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(130));

try {
  const env = await openTestSite((step) => steps.push(step));
  const { code } = await runTypeScript(file, args, { env: { ...env, NODE_ENV: "production" }, show: true });
  await stop(code);
} catch (error) {
  logError(error);
  await stop(1);
}
