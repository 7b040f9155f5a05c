const PAGES = Symbol.for("hometown.pages-in-progress");
globalThis[PAGES] = new Set();

/**
 * Keeps the page requests that are being answered, so that whoever changes a record can wait for the pages that may
 * still show the old one (lib/cache/expire.ts).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function trackPageRequest(request, response) {
  if (request.method !== "GET" || /^\/(api|_next|drawings|fonts|images)\//.test(request.url ?? "")) return;
  /** @type {Set<Promise<void>>} */
  const pages = globalThis[PAGES];
  /** @type {Promise<void>} */
  const answered = new Promise((resolve) => response.once("close", resolve));
  pages.add(answered);
  answered.then(() => pages.delete(answered));
}
