const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers what Next would answer with a failure of its own: a method that HTTP knows and nothing here takes, and an
 * address that cannot be decoded.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {boolean} whether it was answered
 */
export function refuseRequest(request, response) {
  // Next renders with the nonce it finds here, and would store the page with it.
  delete request.headers["content-security-policy"];
  delete request.headers["content-security-policy-report-only"];
  if (isApi(request)) {
    // Next would take these for a client navigation and redirect it.
    for (const name of Object.keys(request.headers)) {
      if (name === "rsc" || name.startsWith("next-router-")) delete request.headers[name];
    }
  }
  if (!METHODS.has(request.method ?? "")) {
    refuse(request, response, 405, "method_not_allowed", "This address does not take that method.", {
      Allow: [...METHODS].join(", "),
    });
    return true;
  }
  if (!canBeDecoded(request.url ?? "/")) {
    refuse(request, response, 400, "malformed_address", "This address is not spelled as an address can be.");
    return true;
  }
  return false;
}

/** @param {import("node:http").IncomingMessage} request */
const isApi = (request) => /^\/api(\/|\?|$)/.test(request.url ?? "");

/** @param {string} address */
function canBeDecoded(address) {
  try {
    decodeURIComponent(address.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} code
 * @param {string} error
 * @param {Record<string, string>} [headers]
 */
function refuse(request, response, status, code, error, headers = {}) {
  const [type, body] = isApi(request)
    ? ["application/json", JSON.stringify({ error, code })]
    : ["text/plain; charset=utf-8", error];
  response.writeHead(status, {
    ...headers,
    "Content-Type": type,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(body);
}
