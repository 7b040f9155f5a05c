import "server-only";
import { signAccessToken } from "@/lib/auth/access-token";
import type { Admin } from "@/lib/auth/admin";
import { knownDevice, rememberDevice } from "@/lib/auth/known-device";
import { attemptKey, beginAttempt, clearAttempts } from "@/lib/auth/lockout";
import { lockedMessage, lockMessage } from "@/lib/auth/lockout-rules";
import { passwordMatches } from "@/lib/auth/passwords";
import type { AccessGrant, Credentials, SignedInUser } from "@/lib/auth/schema";
import { sealSessionCookie } from "@/lib/auth/session-cookie";
import { findAdmin, openSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";

/** What the browser may know of a user. */
export const toSignedInUser = ({ userId, username, role }: Admin): SignedInUser => ({
  id: userId,
  username,
  role,
});

/**
 * Signs a person in.
 * @returns what the browser keeps, and the cookies it is handed.
 * @throws ApiError 401 for a wrong pair (the same for an unknown user), 429 with Retry-After while locked.
 */
export async function signIn(
  request: Request,
  { username: typed, password }: Credentials,
): Promise<{ grant: AccessGrant; cookies: string[] }> {
  const username = typed.toLowerCase();
  const key = attemptKey(username, knownDevice(request, username));
  const attempt = await beginAttempt(key);
  if (!attempt.allowed) {
    const seconds = Math.max(1, Math.ceil((attempt.lockedUntil.getTime() - Date.now()) / 1000));
    throw new ApiError("locked", lockedMessage(seconds), { headers: { "Retry-After": String(seconds) } });
  }
  const user = await db().user.findUnique({
    where: { username },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !matches || user.disabledAt) {
    throw new ApiError(
      "invalid_credentials",
      lockMessage(attempt.failures) ?? "Invalid username or password",
    );
  }
  await clearAttempts(key);
  const session = await openSession(user.id, request.headers.get("user-agent") ?? "");
  const admin = await findAdmin(session.sessionId, session.userId);
  if (!admin) throw new ApiError("invalid_credentials", "Invalid username or password");
  return {
    grant: { accessToken: await signAccessToken(session), user: toSignedInUser(admin) },
    cookies: [await sealSessionCookie(session), rememberDevice(username)],
  };
}
