import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";

// A first, cheap look only: every page and handler of the office authorises for itself as well.

const COOKIE_NAMES = ["__Host-next-auth.session-token", "next-auth.session-token"];

/** Sends visitors without a session cookie to sign in, and back to the page they wanted. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const secret = process.env.NEXTAUTH_SECRET ?? "";
  const tokens = await Promise.all(
    COOKIE_NAMES.map((cookieName) => getToken({ req: request, secret, cookieName }).catch(() => null)),
  );
  if (tokens.some((token) => token !== null)) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const login = request.nextUrl.clone();
  login.pathname = "/login";
  login.search = `?from=${encodeURIComponent(pathname + search)}`;
  return NextResponse.redirect(login, 307);
}

export const config = { matcher: ["/admin", "/admin/:path*"] };
