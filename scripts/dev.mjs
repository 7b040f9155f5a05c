// npm run dev: database, tables, demo data, and Next's development server.
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { logError, runNode } = await import("./setup/commands.mjs");
const { handleShutdown } = await import("./setup/shutdown.mjs");
const { prepareSite } = await import("./setup/site.mjs");

const shutdown = handleShutdown(0);

try {
  const { env, account } = await prepareSite(shutdown.onStop);
  if (account) console.log(`Sign in at /login as '${account.username}' with ${account.shown}`);
  const next = ["node_modules/next/dist/bin/next", "dev", "--port", String(env.port)];
  await shutdown.stop((await runNode(next, { show: true })).code);
} catch (error) {
  if (!shutdown.isStopping()) logError(error);
  await shutdown.stop(1);
}
