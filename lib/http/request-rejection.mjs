// What the custom server does not let through to Next, which would answer it with a 500.

const PAGE_METHODS = ["GET", "HEAD"];
const API_METHODS = [...PAGE_METHODS, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const NAVIGATION_HEADERS = /^(rsc$|next-router-)/;
/** Next fails on a file when one of these does not fit it. A server may ignore them. */
const FILE_CONDITIONS = /^(range|if-match|if-unmodified-since)$/;

/** @typedef {import("node:http").IncomingMessage} Request */

/** @param {string | undefined} url */
const isApi = (url = "") => /^\/api(\/|\?|$)/.test(url);

/** Removes headers that mean something to Next, but not for such a URL. @param {Request} request */
export function dropIgnoredHeaders({ url, headers }) {
  const ignored = isApi(url) ? NAVIGATION_HEADERS : FILE_CONDITIONS;
  for (const name of Object.keys(headers)) if (ignored.test(name)) delete headers[name];
}

/**
 * The error to respond with, or null for a request that Next can handle.
 * @param {Request} request
 */
export function requestRejection({ method = "", url = "" }) {
  if (!isWellFormed(url)) {
    return { status: 400, headers: {}, error: "This URL is malformed.", code: "malformed_address" };
  }
  const methods = isApi(url) ? API_METHODS : PAGE_METHODS;
  if (methods.includes(method)) return null;
  const headers = { Allow: methods.join(", ") };
  return { status: 405, headers, error: "This method is not supported.", code: "method_not_allowed" };
}

/** Whether the URL is a path or an absolute URL, and can be decoded. @param {string} url */
function isWellFormed(url) {
  if (!/^(\/|https?:)/i.test(url)) return false;
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
