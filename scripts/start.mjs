// npm start: from a fresh clone to a running site.
import { createServer } from "node:net";
import { installPackages, requireNode } from "./setup/install.mjs";

requireNode();
installPackages();
const { logError, logStep, SetupError } = await import("./setup/commands.mjs");
const { handleShutdown } = await import("./setup/shutdown.mjs");
const { buildIfNeeded, prepareSite } = await import("./setup/site.mjs");

const shutdown = handleShutdown(0);

try {
  const { env, account } = await prepareSite(shutdown.onStop);
  await requireFreePort(env.port);
  await buildIfNeeded();
  Object.assign(process.env, { NODE_ENV: "production" });
  logStep("Starting the server");
  const { startServer } = await import("../server.mjs");
  const server = await startServer({ port: env.port, host: env.siteIsLoopback ? "127.0.0.1" : undefined });
  shutdown.onStop(server.close);
  const signIn = account
    ? `sign in as '${account.username}' with ${account.shown}`
    : "sign in with your account ('npm run admin:reset-password -- <name>' sets a new password)";
  console.log(`
The site is running.   ${env.siteUrl}
Admin area             ${env.siteUrl}/login, ${signIn}
Press Ctrl-C to stop it.
`);
} catch (error) {
  // A command that a shutdown stopped fails as well.
  if (!shutdown.isStopping()) {
    logError(error);
    await shutdown.stop(1);
  }
}

/**
 * Checks all interfaces, because a browser may resolve "localhost" to ::1, where another program could listen.
 * @param {number} port
 */
function requireFreePort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", () =>
      reject(new SetupError(`Port ${port} cannot be opened. Choose another: PORT=3001 npm start`)),
    );
    server.listen(port, () => server.close(resolve));
  });
}
