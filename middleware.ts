import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { pagePolicy, securityPolicy } from "@/lib/http/security-policy.mjs";

// A first, cheap check only: every page and handler of the admin area authorizes for itself as well.

const COOKIE_NAMES = ["__Host-next-auth.session-token", "next-auth.session-token"];

/** The pages that are rendered for each request, with a nonce. */
const PAGES = new Set(["/login", "/admin", "/admin/account"]);

/**
 * Redirects visitors of the admin area without a session cookie to the sign-in page. Its pages are rendered for each
 * request, with a nonce for their scripts. Elsewhere it only drops a Content-Security-Policy that a caller sent.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const isAdmin = /^\/admin(\/|$)/.test(pathname);
  if (isAdmin && !(await hasSessionCookie(request))) return toLogin(request);
  if (PAGES.has(pathname)) return withNonce(request);
  const response = NextResponse.next({ request: { headers: withoutPolicy(request) } });
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
  const headers = withoutPolicy(request);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

const POLICY_HEADERS = ["content-security-policy", "content-security-policy-report-only"];

/** The request's headers without a policy: Next would render with a nonce in it, and cache that page. */
function withoutPolicy(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of POLICY_HEADERS) headers.delete(name);
  return headers;
}

export const config = {
  matcher: [
    "/login",
    "/admin",
    "/admin/:path*",
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy-report-only" }] },
  ],
};
