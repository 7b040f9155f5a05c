import "server-only";
import { requireOwnForm } from "@/lib/auth/origin";
import { clearedFlash, flashCookies } from "@/lib/customer-requests/flash";
import type { ResultCode } from "@/lib/customer-requests/results";
import { environment } from "@/lib/env";
import { toApiError } from "@/lib/http/endpoint";
import { errorResponse } from "@/lib/http/errors";
import { MAX_FORM_BYTES, readForm, requireForm, textIn } from "@/lib/http/form";
import { withLargeForm } from "@/lib/http/large-forms";
import { callerNetwork, limitRate, type RateLimitRule } from "@/lib/http/rate-limit";

/** The number of forms of one client, for each kind of form. */
export const FORM_LIMIT = { limit: 30, windowSeconds: 600 } as const;

/** Where a form leads: the page of the request by default, and what it says there. */
type Outcome = { result: ResultCode; anchor?: string; path?: string };

type Definition = {
  rateLimit: RateLimitRule;
  /** MAX_FORM_BYTES by default. */
  maxBytes?: number;
  /** The page that shows an error, relative to the page of the request, such as "/decline". */
  page?: string;
  run: (call: { form: FormData; token: string; request: Request }) => Promise<Outcome>;
};

/**
 * Handles a plain form of the customer's pages, which contains the token: it redirects back to a page that shows the
 * result, or the error with what was typed. For scripts, which accept JSON, it returns the URL of that page, or the error.
 */
export function formEndpoint(definition: Definition): (request: Request) => Promise<Response> {
  return async (request) => {
    requireOwnForm(request);
    requireForm(request);
    const limited = await limitRate(request, definition.rateLimit).then(
      () => null,
      (error: unknown) => error,
    );
    // A large form is not read any more once the limit is passed.
    const length = request.headers.get("content-length");
    const isSmall = Number(length) <= MAX_FORM_BYTES;
    const maxBytes = limited ? (isSmall ? MAX_FORM_BYTES : 0) : (definition.maxBytes ?? MAX_FORM_BYTES);
    let form = new FormData();
    const handle = async () => {
      if (maxBytes > 0) form = await readForm(request, maxBytes);
      if (limited) throw limited;
      const token = tokenIn(form);
      const { result, anchor = "", path = pagePath(token) } = await definition.run({ form, token, request });
      return redirectTo(request, `${path}?result=${result}${anchor}`, clearedFlash());
    };
    try {
      const isLarge = maxBytes > MAX_FORM_BYTES && (length === null || !isSmall);
      return await (isLarge ? withLargeForm(callerNetwork(request), handle) : handle());
    } catch (error) {
      return failure(request, definition, form, error);
    }
  };
}

function failure(request: Request, { page = "" }: Definition, form: FormData, thrown: unknown): Response {
  const shown = toApiError(thrown, request);
  if (wantsJson(request)) return errorResponse(shown);
  const token = tokenIn(form);
  const path = token === "" ? "/request" : `${pagePath(token)}${shown.code === "not_found" ? "" : page}`;
  const code: ResultCode = shown.code === "too_many_requests" ? "busy" : "problem";
  const typed = { text: textIn(form, "text"), problem: shown.message };
  return redirectTo(request, `${path}?result=${code}#write`, flashCookies(typed));
}

const TOKEN = /^[0-9A-Za-z-]{1,100}$/;

/** The token in a form; an empty text, which opens nothing, for anything that cannot be one. */
function tokenIn(form: FormData): string {
  const token = textIn(form, "token");
  return TOKEN.test(token) ? token : "";
}

const pagePath = (token: string): string => (token === "" ? "/request" : `/request/${token}`);

const wantsJson = (request: Request): boolean =>
  /\bapplication\/json\b/.test(request.headers.get("accept") ?? "");

function redirectTo(request: Request, location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const secure = environment().siteIsHttps ? "; Secure" : "";
  for (const cookie of cookies) headers.append("Set-Cookie", cookie + secure);
  if (wantsJson(request)) return Response.json({ location }, { headers });
  headers.set("Location", location);
  return new Response(null, { status: 303, headers });
}
