import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pagePolicy, securityPolicy } from "@/lib/http/security-policy.mjs";

// Only an early check: every page and route handler of the admin area also checks authorization.

const COOKIE_NAMES = ["__Host-next-auth.session-token", "next-auth.session-token"];

/** The pages that are rendered for each request, with a nonce. */
const PAGES = new Set([
  "/login",
  "/admin",
  "/admin/account",
  "/admin/desk",
  "/admin/desk/numbers",
  "/admin/mail",
]);
/** The pages of a request for staff, and for its customer. */
const REQUEST_PAGES = [
  /^\/admin\/desk\/[^/]+(\/(customer-view|quote|quotes\/[^/]+\/print|work-order))?$/,
  /^\/request(\/[^/]+(\/(accept|decline|withdraw))?)?$/,
];

/**
 * Redirects visitors of the admin area without a session cookie to the sign-in page, and sets a nonce for the scripts of
 * its pages. For all pages, it rejects form submissions and removes request headers that are reserved for Next.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isFormForPage(request)) return rejectForm();
  const isAdmin = /^\/admin(\/|$)/.test(pathname);
  if (isAdmin && !(await hasSessionCookie(request))) return redirectToLogin(request);
  const isRequestPage = REQUEST_PAGES.some((pattern) => pattern.test(pathname));
  if (PAGES.has(pathname) || isRequestPage) return withNonce(request);
  const response = NextResponse.next({ request: { headers: filteredHeaders(request) } });
  // An unknown URL returns the cached 404 page, which adds a policy for its scripts.
  if (isAdmin || /^\/request\//.test(pathname)) response.headers.set("Content-Security-Policy", pagePolicy);
  return response;
}

async function hasSessionCookie(request: NextRequest): Promise<boolean> {
  const secret = process.env.NEXTAUTH_SECRET ?? "";
  const tokens = await Promise.all(
    COOKIE_NAMES.map((cookieName) => getToken({ req: request, secret, cookieName }).catch(() => null)),
  );
  return tokens.some((token) => token !== null);
}

function redirectToLogin(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const login = request.nextUrl.clone();
  login.pathname = "/login";
  login.search = `?from=${encodeURIComponent(pathname + search)}`;
  return NextResponse.redirect(login, 307);
}

function withNonce(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const inDevelopment = process.env.NODE_ENV === "development" ? ["'unsafe-eval'"] : [];
  const policy = securityPolicy(`'nonce-${nonce}'`, "'strict-dynamic'", ...inDevelopment);
  // Next reads the nonce for its scripts from this request header.
  const headers = filteredHeaders(request);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

// Next would render and cache a page with the nonce of a policy in the request. To x-middleware-prefetch, Next responds
// with an empty object instead of the page or the API's response.
const REMOVED_HEADERS = [
  "content-security-policy",
  "content-security-policy-report-only",
  "x-middleware-prefetch",
];

function filteredHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of REMOVED_HEADERS) headers.delete(name);
  return headers;
}

/** Next would handle such a form as a Server Action, which the site does not have, and respond with 500 if malformed. */
function isFormForPage({ method, nextUrl, headers }: NextRequest): boolean {
  const isForm = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
  return isForm && !["GET", "HEAD"].includes(method) && !/^\/api(\/|$)/.test(nextUrl.pathname);
}

function rejectForm(): NextResponse {
  const error = { error: "This page accepts no forms.", code: "method_not_allowed" };
  return NextResponse.json(error, {
    status: 405,
    headers: { Allow: "GET, HEAD", "Cache-Control": "no-store" },
  });
}

export const config = {
  matcher: [
    "/login",
    "/admin",
    "/admin/:path*",
    "/request",
    "/request/:path*",
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy-report-only" }] },
    { source: "/:path*", has: [{ type: "header", key: "x-middleware-prefetch" }] },
    {
      source: "/((?!api(?:/|$)).*)",
      has: [{ type: "header", key: "content-type", value: "[Mm]ultipart/.*" }],
    },
  ],
};
