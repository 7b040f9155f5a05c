import "server-only";
import { readAccessToken } from "@/lib/auth/access-token";
import type { Admin } from "@/lib/auth/admin";
import { findAdmin } from "@/lib/auth/sessions";
import { sweepWhenDue } from "@/lib/auth/sweep";
import { ApiError } from "@/lib/http/errors";

/** The token of a request's Authorization header, or null when there is none, or not exactly one. */
export function bearerOf(request: Request): string | null {
  return /^bearer ([\w.~+/=-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Authenticates a bearer access token. Cookies are not accepted: another site's page can cause cookies to be sent,
 * but not a bearer token.
 * @throws ApiError 401 without a token, or with one that is not ours, is out of date or of a session that is over.
 */
export async function requireAdmin(request: Request): Promise<Admin> {
  const token = bearerOf(request);
  if (token === null) {
    throw new ApiError("unauthorized", "Please sign in.", { headers: { "WWW-Authenticate": "Bearer" } });
  }
  sweepWhenDue();
  const claims = await readAccessToken(token);
  const admin = claims && (await findAdmin(claims.sessionId, claims.userId));
  if (!admin) {
    throw new ApiError("invalid_token", "Invalid or revoked token. Please sign in again.", {
      headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
    });
  }
  return admin;
}
