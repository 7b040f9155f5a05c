import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pagePolicy, securityPolicy } from "@/lib/http/security-policy.mjs";

// A first, cheap check only: every page and handler of the admin area authorizes for itself as well.

const COOKIE_NAMES = ["__Host-next-auth.session-token", "next-auth.session-token"];

/** The pages that are rendered for each request, with a nonce. */
const PAGES = new Set(["/login", "/admin", "/admin/account"]);

/**
 * Redirects visitors of the admin area without a session cookie to the sign-in page. Its pages are rendered for each
 * request, with a nonce for their scripts. RelatedLinks it only refuses forms, which no page takes, and drops headers that
 * are not for callers to send.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isFormForPage(request)) return refuseForm();
  const isAdmin = /^\/admin(\/|$)/.test(pathname);
  if (isAdmin && !(await hasSessionCookie(request))) return toLogin(request);
  if (PAGES.has(pathname)) return withNonce(request);
  const response = NextResponse.next({ request: { headers: ownHeaders(request) } });
  // An unknown admin page is the cached 404 page, which has a policy for its scripts.
  if (isAdmin) response.headers.set("Content-Security-Policy", pagePolicy);
  return response;
}

async function hasSessionCookie(request: NextRequest): Promise<boolean> {
  const secret = process.env.NEXTAUTH_SECRET ?? "";
  const tokens = await Promise.all(
    COOKIE_NAMES.map((cookieName) => getToken({ req: request, secret, cookieName }).catch(() => null)),
  );
  return tokens.some((token) => token !== null);
}

function toLogin(request: NextRequest): NextResponse {
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
  // Next takes the nonce for its own scripts from the header of the request.
  const headers = ownHeaders(request);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

// A page would be rendered with the nonce of a policy, and cached so. To a prefetch of data, which pages under `app` do
// not have, Next responds with an empty object instead of the page or the API's own response.
const DROPPED_HEADERS = [
  "content-security-policy",
  "content-security-policy-report-only",
  "x-middleware-prefetch",
];

function ownHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  return headers;
}

/** Next takes such a form for a Server Action, of which there are none, and fails with a 500 when it is malformed. */
function isFormForPage({ method, nextUrl, headers }: NextRequest): boolean {
  const isForm = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
  return isForm && !["GET", "HEAD"].includes(method) && !/^\/api(\/|$)/.test(nextUrl.pathname);
}

function refuseForm(): NextResponse {
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
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy-report-only" }] },
    { source: "/:path*", has: [{ type: "header", key: "x-middleware-prefetch" }] },
    {
      source: "/((?!api(?:/|$)).*)",
      has: [{ type: "header", key: "content-type", value: "[Mm]ultipart/.*" }],
    },
  ],
};
