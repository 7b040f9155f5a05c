import { createServer } from "node:http";
import { root } from "../setup/paths.mjs";
import { portProblem } from "./port.mjs";

const DRAINS_WITHIN_MS = 5_000;

// Longer than the minute after which usual reverse proxies let go of an idle connection, so that it is always they who
// close it, and no request is lost on a connection that is just closing.
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves the built site from this very process, so that nothing is left holding the port when it is killed.
 * @param {{ port: number, host: string | undefined }} options host undefined: every interface
 * @returns {Promise<{ close: () => Promise<void> }>} `close` lets requests in progress end
 */
export async function serveSite({ port, host }) {
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: root, port });
  // A rejection nobody waits for concerns one request; the site goes on.
  process.on("unhandledRejection", (error) => console.error("Unhandled rejection:", error));
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    // Whoever is limited by address must not choose it: what a caller claims is dropped.
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
    handle(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(portProblem(error, port)));
    server.listen(port, host, resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), DRAINS_WITHIN_MS);
      await closed;
      clearTimeout(late);
      await app.close();
    },
  };
}
