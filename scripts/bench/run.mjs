// node scripts/bench/run.mjs <file.ts> [arguments]
// Runs a benchmark against a separate site: a production build with demo data and no rate limits.
import { logError, runTypeScript } from "../setup/commands.mjs";
import { handleShutdown } from "../setup/shutdown.mjs";
import { openTestSite } from "../testing/test-site.mjs";

const [file = "", ...args] = process.argv.slice(2);
const shutdown = handleShutdown(130);

try {
  const env = await openTestSite(shutdown.onStop);
  const { code } = await runTypeScript(file, args, { env: { ...env, NODE_ENV: "production" }, show: true });
  await shutdown.stop(code);
} catch (error) {
  logError(error);
  await shutdown.stop(1);
}
