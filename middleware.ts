import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { securityPolicy } from "./scripts/site/security-policy.mjs";

// A first, cheap look only: every page and handler of the office authorises for itself as well.

const COOKIE_NAMES = ["__Host-next-auth.session-token", "next-auth.session-token"];

/**
 * Sends visitors of the office without a session cookie to sign in, and back to the page they wanted. Its pages are
 * rendered for each request: what runs in them has to carry the nonce of that request.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const isLogin = request.nextUrl.pathname === "/login";
  return isLogin || (await hasSessionCookie(request)) ? withNonce(request) : toLogin(request);
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
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = { matcher: ["/login", "/admin", "/admin/:path*"] };
