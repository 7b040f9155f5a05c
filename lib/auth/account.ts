import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { deviceName } from "@/lib/auth/device-name";
import { recordEvent } from "@/lib/auth/events";
import { attemptKey, countFailure, passLock, requireUnlocked } from "@/lib/auth/lockout";
import { lockMessage } from "@/lib/auth/lockout-rules";
import { hashPassword, passwordMatches } from "@/lib/auth/passwords";
import type { AccountSession, PasswordChange } from "@/lib/auth/schema";
import { endSessions, type OpenedSession, openSession } from "@/lib/auth/sessions";
import { type Source, sourceOf } from "@/lib/auth/source";
import { db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { found } from "@/lib/http/found";

// What administrators see and change of their own account.

const accountOf = ({ userId, username }: Admin) => ({ id: userId, username });

/** The caller's live sessions, the one seen last first. */
export async function listSessions({ userId, sessionId }: Admin): Promise<AccountSession[]> {
  const rows = await db().session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  });
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    _id: id,
    device,
    deviceName: deviceName(device),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }));
}

/** Ends one of the caller's sessions. @throws ApiError 404 when it is not the caller's, or over. */
export async function endOwnSession(admin: Admin, sessionId: string, source: Source): Promise<void> {
  await db().$transaction(async (database) => {
    const ended = await endSessions(database, admin.userId, sessionId);
    found(ended || null, "Session not found");
    await recordEvent(database, {
      kind: "session_ended",
      account: accountOf(admin),
      actor: admin.username,
      source,
    });
  });
}

/** Ends all of the caller's sessions, including the current one. */
export async function endOwnSessions(admin: Admin, source: Source): Promise<void> {
  await db().$transaction(async (database) => {
    if ((await endSessions(database, admin.userId)) === 0) return;
    await recordEvent(database, {
      kind: "sessions_ended",
      account: accountOf(admin),
      actor: admin.username,
      source,
    });
  });
}

/**
 * Changes the caller's password, ends all of the caller's sessions and opens a new one. Wrong current passwords
 * have a separate lockout: a stolen token does not allow unlimited guesses, and failed sign-ins by others do not
 * lock this form.
 * @throws ApiError 400 for a wrong current password, 401 when the session has ended meanwhile, 429 while locked.
 */
export async function changePassword(
  admin: Admin,
  request: Request,
  { currentPassword, newPassword }: PasswordChange,
): Promise<OpenedSession> {
  const source = sourceOf(request);
  const attempt = { key: attemptKey("password", admin.userId), account: accountOf(admin), source };
  await requireUnlocked(attempt);
  const user = await db().user.findUnique({
    where: { id: admin.userId },
    select: { id: true, username: true, role: true, passwordHash: true },
  });
  if (!user || !(await passwordMatches(user.passwordHash, currentPassword))) {
    const failures = await countFailure("password_change_failed", attempt);
    const message = lockMessage(failures) ?? "This is not your current password";
    throw new ApiError("invalid_input", message, { fields: { currentPassword: message } });
  }
  const passwordHash = await hashPassword(newPassword);
  return db().$transaction(async (database) => {
    const now = new Date();
    const changed = await database.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, disabledAt: null },
      data: { passwordHash, passwordChangedAt: now },
    });
    // If the session was ended or the password changed while this one was being verified, that takes precedence.
    const own = await endSessions(database, user.id, admin.sessionId);
    if (changed.count === 0 || own === 0) {
      throw new ApiError("invalid_token", "Invalid or revoked token. Please sign in again.");
    }
    await endSessions(database, user.id);
    await passLock(database, attempt);
    await recordEvent(database, {
      kind: "password_changed",
      account: attempt.account,
      actor: admin.username,
      source,
    });
    return openSession(database, user, source.device);
  });
}
