import "server-only";
import { parseCookie, stringifySetCookie } from "cookie";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { authSecret, environment } from "@/lib/env";

/** How long a session lives without being refreshed. */
export const SESSION_IDLE_SECONDS = 8 * 60 * 60;

/** The cookie's name; under https its prefix binds it to this host, path / and a secure connection. */
export const sessionCookieName = () =>
  environment().siteIsHttps ? "__Host-next-auth.session-token" : "next-auth.session-token";

/** Attributes of every cookie that this site sets. */
export const cookieOptions = () => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: environment().siteIsHttps,
});

// Only values that are safe to query.
const id = z.string().regex(/^[\w-]{1,100}$/);
const contentSchema = z.object({ sub: id, sid: id, credential: z.string() });

/** What the cookie holds, sealed: the user, the session, and the refresh credential. */
export type SessionCookie = { userId: string; sessionId: string; credential: string };

/** The Set-Cookie header value that sets a session. */
export async function sealSessionCookie({ userId, sessionId, credential }: SessionCookie): Promise<string> {
  const value = await encode({
    token: { sub: userId, sid: sessionId, credential },
    secret: authSecret(),
    maxAge: SESSION_IDLE_SECONDS,
  });
  return serializeCookie(sessionCookieName(), value, SESSION_IDLE_SECONDS);
}

/** The Set-Cookie header that clears the session. */
export const clearSessionCookie = () => serializeCookie(sessionCookieName(), "", 0);

/**
 * The content of a request's session cookie, or null when it is missing, invalid or expired. Two cookies of that
 * name count as none: a browser stores only one, so the other was injected.
 */
export async function openSessionCookie({ headers }: { headers: Headers }): Promise<SessionCookie | null> {
  const [value, ...others] = cookiesOf(headers, sessionCookieName());
  if (!value || others.length > 0) return null;
  const token = await decode({ token: value, secret: authSecret() }).catch(() => null);
  const content = contentSchema.safeParse(token);
  if (!content.success) return null;
  const { sub, sid, credential } = content.data;
  return { userId: sub, sessionId: sid, credential };
}

/** Every cookie of a name. A parsed header has only the first of them, so each pair is parsed by itself. */
export function cookiesOf(headers: Headers, name: string): string[] {
  const pairs = headers.get("cookie")?.split(";") ?? [];
  return pairs.map((pair) => parseCookie(pair)[name]).filter((value) => value !== undefined);
}

/** A Set-Cookie header with this site's attributes. */
export const serializeCookie = (name: string, value: string, maxAge: number): string =>
  stringifySetCookie({ ...cookieOptions(), name, value, maxAge });
