import { securityPolicy } from "./security-policy.mjs";

const STATUSES = Symbol.for("hometown.page-statuses");
globalThis[STATUSES] = new Map();

const STRICTEST = securityPolicy();

/**
 * Corrects what Next cannot say of a stored page.
 *
 * Its status: a page that says that a vehicle is unknown or gone has noted 404 or 410 for its address while it was
 * rendered (lib/http/page-status.ts).
 * Its Cache-Control: Next tells shared caches to keep a page for minutes, but an edit must be seen on the very next
 * request, and no cache in front of this server would hear of it. Browsers and caches ask, and are told 304.
 * Its Content-Security-Policy: what brings none gets the strictest, and the page's own stands before the one that the
 * middleware set for its address.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function correctHead(request, response) {
  /** @type {Map<string, number>} */
  const statuses = globalThis[STATUSES];
  const path = decodeURIComponent((request.url ?? "").split("?")[0] ?? "");
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => {
    const policies = [response.getHeader("content-security-policy") ?? STRICTEST].flat();
    response.setHeader("Content-Security-Policy", policies.at(-1) ?? STRICTEST);
    if (String(response.getHeader("cache-control") ?? "").startsWith("s-maxage")) {
      response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    }
    return writeHead(status === 200 ? (statuses.get(path) ?? 200) : status, ...rest);
  };
}
