import { createServer } from "node:http";
import { root } from "../setup/paths.mjs";
import { replaceFailure } from "./failed-pages.mjs";
import { refuseRequest } from "./odd-requests.mjs";
import { correctHead } from "./page-head.mjs";
import { trackPageRequest } from "./pages-in-progress.mjs";
import { portProblem } from "./port.mjs";
import { readBusiness } from "./trouble-page.mjs";
import { readUnloadedLists } from "./unloaded-lists.mjs";

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
  const [business, unloadedLists] = await Promise.all([readBusiness(), readUnloadedLists()]);
  const app = next({ dev: false, dir: root, port });
  // A rejection nobody waits for concerns one request; the site goes on.
  process.on("unhandledRejection", (error) => tellOperator("A promise", error));
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    // As a proxy does it: the address of the connection comes last, after what the caller claims (TRUSTED_PROXIES).
    const claimed = request.headers["x-forwarded-for"];
    const address = request.socket.remoteAddress ?? "unknown";
    request.headers["x-forwarded-for"] = claimed ? `${claimed}, ${address}` : address;
    if (refuseRequest(request, response)) return;
    trackPageRequest(request, response);
    replaceFailure(request, response, business, unloadedLists);
    correctHead(request, response);
    handle(request, response).catch((error) => {
      tellOperator(`${request.method} request`, error);
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

/**
 * The kind of error and where it happened, never its message: that can quote what a customer typed.
 * @param {string} what
 * @param {unknown} error
 */
function tellOperator(what, error) {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: "" };
  const lines = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  console.error([`${what} failed: ${name}`, ...lines.slice(0, 8)].join("\n"));
}
