// The production server for hosts other than Vercel: Next's custom server, with limits that `next start` does not have.
// Run it with `npm start` or `PORT=3000 node server.mjs`. It listens on loopback only, unless HOST is set (HOST=0.0.0.0).
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { dropIgnoredHeaders, requestRejection } from "./lib/http/request-rejection.mjs";
import { finishTasks } from "./lib/shutdown.mjs";

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
/** Longer than the idle timeout of reverse proxies, which could otherwise use a connection while it is being closed. */
const KEEP_ALIVE_MS = 65_000;
const DRAIN_MS = 10_000;
const REJECTION_HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-store" };

/** @typedef {import("node:http").IncomingMessage} Request */

/**
 * Serves the production build.
 * @param {{ port: number, host?: string | undefined }} options host: undefined for all interfaces
 * @returns {Promise<{ close: () => Promise<void> }>} `close` waits up to 10 seconds for active requests and emails
 */
export async function startServer({ port, host }) {
  // Next adds an upgrade listener that never closes sockets, so it gets an unused server.
  const app = next({ dev: false, dir: import.meta.dirname, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.on("request", (request, response) => {
    addClientAddress(request);
    limitBodyTime(request);
    dropIgnoredHeaders(request);
    const rejection = requestRejection(request);
    if (rejection) {
      const { status, headers, ...body } = rejection;
      return void response.writeHead(status, { ...REJECTION_HEADERS, ...headers }).end(JSON.stringify(body));
    }
    handle(request, response).catch(() => response.destroy());
  });
  server.on("upgrade", (_request, socket) => {
    const response = "HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
    socket.on("error", () => {}).end(response, () => socket.destroy());
  });
  await once(server.listen(port, host), "listening");
  return {
    async close() {
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
      setInterval(() => server.closeIdleConnections(), 100).unref();
      const drained = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
      const finished = Promise.race([finishTasks(), drained]);
      await new Promise((resolve) => server.close(resolve));
      await finished;
      // Waits for what runs after responses, such as deleting old pictures, which the next server continues.
      await Promise.race([app.close(), drained]);
    },
  };
}

let hasWarned = false;

/** Appends the client's IP address, as a proxy does (see lib/http/client-address.ts). @param {Request} request */
function addClientAddress({ headers, socket }) {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded && !process.env.TRUSTED_PROXIES && !hasWarned) {
    hasWarned = true;
    console.warn("X-Forwarded-For is ignored: set TRUSTED_PROXIES to the addresses of your reverse proxies.");
  }
  headers["x-forwarded-for"] = [forwarded, socket.remoteAddress ?? "unknown"].filter(Boolean).join(", ");
}

/** Closes the connection if the body takes too long. Uploads have a longer `requestTimeout`. @param {Request} request */
function limitBodyTime(request) {
  if (/^\/api\/(admin\/upload|request\/(messages|photos))(\?|$)/.test(request.url ?? "")) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), REQUEST_TIMEOUT_MS);
  request.once("close", () => clearTimeout(timer));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { PORT, HOST } = process.env;
  const server = await startServer({ port: Number(PORT || 3000), host: HOST || "127.0.0.1" });
  const stop = () => server.close().finally(() => process.exit());
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
