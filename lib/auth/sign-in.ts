import "server-only";
import { recordEvent } from "@/lib/auth/events";
import { isOlderThan, knownDevice } from "@/lib/auth/known-device";
import { type Attempt, attemptKey, countFailure, passLock, requireUnlocked } from "@/lib/auth/lockout";
import { lockMessage } from "@/lib/auth/lockout-rules";
import { passwordMatches } from "@/lib/auth/passwords";
import type { Credentials } from "@/lib/auth/schema";
import { openSessionCookie } from "@/lib/auth/session-cookie";
import { endSessions, type OpenedSession, openSession } from "@/lib/auth/sessions";
import { sourceOf } from "@/lib/auth/source";
import { sweepWhenDue } from "@/lib/auth/sweep";
import { db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { limitRate } from "@/lib/http/rate-limit";

/** The rate limit for unknown devices at one network address, over all accounts: each attempt costs a password hash. */
const UNKNOWN_DEVICES_LIMIT = { name: "sign-in", limit: 60, windowSeconds: 600 } as const;

const ACCOUNT = {
  id: true,
  username: true,
  role: true,
  passwordHash: true,
  passwordChangedAt: true,
  disabledAt: true,
} as const;

/**
 * Signs a user in: opens a session.
 * @throws ApiError 401 for a wrong pair (the same, in the same time, for an unknown or a disabled user), 429 with
 * Retry-After while locked, or after too many attempts by unknown devices at this address.
 */
export async function signIn(
  request: Request,
  { username: typed, password }: Credentials,
): Promise<OpenedSession> {
  sweepWhenDue();
  const username = typed.toLowerCase();
  const user = await db().user.findUnique({ where: { username }, select: ACCOUNT });
  const remembered = knownDevice(request, username);
  // Someone with an earlier password may have collected several.
  const device = remembered && user && !isOlderThan(remembered, user.passwordChangedAt) ? remembered : null;
  // Others behind the same address must not block it; it has its own lockout.
  if (!device) await limitRate(request, UNKNOWN_DEVICES_LIMIT);
  const attempt = {
    key: device ? attemptKey("device", device, username) : attemptKey("account", username),
    account: user,
    source: sourceOf(request),
  };
  const before = await openSessionCookie(request);
  await requireUnlocked(attempt);
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !matches || user.disabledAt) throw await wrongPair(attempt);
  const opened = await db().$transaction(async (database) => {
    // The password may have been changed, or the account disabled, while this attempt was being verified.
    const same = await database.$queryRaw<unknown[]>`
      SELECT "id" FROM "User"
      WHERE "id" = ${user.id} AND "passwordHash" = ${user.passwordHash} AND "disabledAt" IS NULL FOR SHARE`;
    if (same.length === 0) return null;
    await passLock(database, attempt);
    const { source } = attempt;
    const happened = { account: user, actor: user.username, source };
    // The new cookie replaces the old one, so that session could no longer be signed out.
    const replaced =
      before?.userId === user.id && (await endSessions(database, user.id, before.sessionId)) > 0;
    if (replaced) await recordEvent(database, { kind: "session_ended", ...happened });
    await recordEvent(database, { kind: "signed_in", ...happened });
    return openSession(database, user, source.device);
  });
  if (!opened) throw await wrongPair(attempt);
  return opened;
}

async function wrongPair(attempt: Attempt): Promise<ApiError> {
  const failures = await countFailure("sign_in_failed", attempt);
  return new ApiError("invalid_credentials", lockMessage(failures) ?? "Invalid username or password");
}
