import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Admin } from "@/lib/auth/admin";
import { SESSION_IDLE_SECONDS, type SessionCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";

/** A rotated credential still works this long, for the tabs that were refreshing at the same moment. */
const ROTATION_OVERLAP_MS = 20_000;
const MAX_DEVICE_LENGTH = 200;

const hashOf = (credential: string) => createHash("sha256").update(credential).digest("base64url");
const newCredential = () => randomBytes(32).toString("base64url");
const expiry = () => new Date(Date.now() + SESSION_IDLE_SECONDS * 1000);

const LIVE_SESSION = {
  id: true,
  credentialHash: true,
  previousHash: true,
  rotatedAt: true,
  expiresAt: true,
  revokedAt: true,
  user: { select: { id: true, username: true, role: true, disabledAt: true } },
} as const;

async function findLive(sessionId: string, userId: string) {
  const session = await db().session.findUnique({ where: { id: sessionId }, select: LIVE_SESSION });
  const live =
    session &&
    session.user.id === userId &&
    session.revokedAt === null &&
    session.user.disabledAt === null &&
    session.expiresAt > new Date();
  return live ? session : null;
}

/** Opens a session for a user who has just proved who they are. */
export async function openSession(userId: string, device: string): Promise<SessionCookie> {
  const credential = newCredential();
  const { id } = await db().session.create({
    data: {
      userId,
      device: device.slice(0, MAX_DEVICE_LENGTH),
      credentialHash: hashOf(credential),
      expiresAt: expiry(),
    },
    select: { id: true },
  });
  return { userId, sessionId: id, credential };
}

/** Who a live session belongs to, or null when it is over, its user is disabled, or it is not this user's. */
export async function findAdmin(sessionId: string, userId: string): Promise<Admin | null> {
  const session = await findLive(sessionId, userId);
  if (!session) return null;
  return toAdmin(session);
}

// The one place that makes the proof.
function toAdmin({
  id,
  user,
}: {
  id: string;
  user: { id: string } & Pick<Admin, "username" | "role">;
}): Admin {
  return { userId: user.id, username: user.username, role: user.role, sessionId: id } as Admin;
}

/**
 * Trades a refresh credential for the next one. A credential that was already traded still works for a few seconds
 * (and then brings no new cookie); after that its use means that somebody copied it, and the whole session ends.
 */
export async function rotateSession(
  cookie: SessionCookie,
): Promise<{ admin: Admin; cookie: SessionCookie | null } | null> {
  const session = await findLive(cookie.sessionId, cookie.userId);
  if (!session) return null;
  const presented = hashOf(cookie.credential);
  const admin = toAdmin(session);

  if (presented === session.credentialHash) {
    const credential = newCredential();
    const now = new Date();
    const { count } = await db().session.updateMany({
      where: { id: session.id, credentialHash: presented, revokedAt: null },
      data: {
        credentialHash: hashOf(credential),
        previousHash: presented,
        rotatedAt: now,
        lastSeenAt: now,
        expiresAt: expiry(),
      },
    });
    // Without a row, a refresh of the same moment was faster: this one is within the overlap.
    return { admin, cookie: count === 1 ? { ...cookie, credential } : null };
  }
  const overlaps = Date.now() - session.rotatedAt.getTime() < ROTATION_OVERLAP_MS;
  if (presented === session.previousHash && overlaps) return { admin, cookie: null };
  await endSession(session.id);
  return null;
}

/** Ends a session: its access tokens and its cookie are worth nothing from here on. */
export async function endSession(sessionId: string): Promise<void> {
  await db().session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
