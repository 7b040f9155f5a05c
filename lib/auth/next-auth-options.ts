import "server-only";
import type { NextAuthOptions } from "next-auth";
import { cookieOptions, SESSION_IDLE_SECONDS, sessionCookieName } from "@/lib/auth/session-cookie";
import { findAdmin } from "@/lib/auth/sessions";
import { authSecret } from "@/lib/env";

/**
 * next-auth manages the session cookie: its encryption, name and decoding. Sign-in goes through POST
 * /api/auth/login only, so there is no provider and the built-in pages are off.
 */
export function nextAuthOptions(): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: SESSION_IDLE_SECONDS },
    cookies: { sessionToken: { name: sessionCookieName(), options: cookieOptions() } },
    pages: { signIn: "/login", signOut: "/login", error: "/login" },
    providers: [],
    // Otherwise anyone could fill the log with broken cookies.
    logger: { error() {}, warn() {}, debug() {} },
    callbacks: {
      // The cookie alone is not enough: its session must still be live.
      async session({ session, token }) {
        const { sub, sid } = token as { sub?: string; sid?: string };
        const admin = sub && sid ? await findAdmin(sid, sub) : null;
        return { expires: admin ? session.expires : new Date(0).toISOString(), admin };
      },
    },
  };
}
