import { securityPolicy } from "./security-policy.mjs";
import { troublePage } from "./trouble-page.mjs";

/** Put there by instrumentation.ts, which knows the database. */
const DATABASE_ANSWERS = Symbol.for("hometown.database-answers");

const RETRY_AFTER_SECONDS = 30;

/** Headers of a failed answer that hold for what is sent in its place. */
const KEPT = /^(x-content-type-options|referrer-policy|x-frame-options|permissions-policy|cross-origin-)/;

/**
 * Puts a page that can be read in place of Next's own when a page fails, which says little and needs a script for that:
 * 503 while the database is away, else 500. A list gets the page in which the browser loads it, as often as it takes.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./trouble-page.mjs").Business} business
 * @param {readonly import("./unloaded-lists.mjs").UnloadedList[]} [unloadedLists]
 */
export function replaceFailure(request, response, business, unloadedLists = []) {
  if (!asksForPage(request)) return;
  const { url = "/" } = request;
  const { writeHead, flushHeaders, write, end } = response;
  let failed = false;
  let answering = false;
  const fails = (status) => {
    failed ||= status >= 500 && !response.headersSent;
    return failed;
  };
  response.writeHead = (status, ...rest) =>
    fails(status) ? response : writeHead.call(response, status, ...rest);
  response.flushHeaders = () => {
    if (!fails(response.statusCode)) flushHeaders.call(response);
  };
  response.write = (...args) => (fails(response.statusCode) ? true : write.apply(response, args));
  response.end = (...args) => {
    if (!fails(response.statusCode)) return end.apply(response, args);
    if (answering) return response;
    answering = true;
    databaseAnswers().then((answers) => {
      const status = answers ? 500 : 503;
      const list = unloadedLists.find(({ address }) => address.test(url));
      const page = Buffer.from(list?.html ?? troublePage(status, url, business));
      for (const name of response.getHeaderNames()) if (!KEPT.test(name)) response.removeHeader(name);
      writeHead.call(response, status, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": page.length,
        "Content-Security-Policy": list?.policy ?? securityPolicy(),
        "Cache-Control": "no-store",
        ...(answers ? {} : { "Retry-After": String(RETRY_AFTER_SECONDS) }),
      });
      if (request.method === "HEAD") end.call(response);
      else end.call(response, page);
    });
    return response;
  };
}

/**
 * Whether a person opens a page: no call of the API, no file, and no navigation inside one that is open, which Next
 * repeats as a whole when it fails.
 * @param {import("node:http").IncomingMessage} request
 */
function asksForPage({ method, url = "", headers }) {
  if (method !== "GET" && method !== "HEAD") return false;
  return !headers.rsc && !/^\/(api|_next|drawings|fonts|images)(\/|\?|$)/.test(url);
}

/** @returns {Promise<boolean>} */
async function databaseAnswers() {
  const ask = globalThis[DATABASE_ANSWERS];
  return ask ? ask().catch(() => false) : true;
}
