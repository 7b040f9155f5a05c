import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Admin } from "@/lib/auth/admin";
import { recordEvent } from "@/lib/auth/events";
import { SESSION_IDLE_SECONDS, type SessionCookie } from "@/lib/auth/session-cookie";
import type { Source } from "@/lib/auth/source";
import { type Database, db } from "@/lib/db";
import { authSecret } from "@/lib/env";

/** The maximum lifetime of a session, even when active, so that a stolen cookie expires. */
const SESSION_MAX_SECONDS = 24 * 60 * 60;
/** A rotated credential still works this long, for the tabs that were refreshing at the same moment. */
const ROTATION_OVERLAP_MS = 20_000;
/** The resolution of a session's lastSeenAt: it is not written on every call. */
const SEEN_EVERY_MS = 60_000;

const hashOf = (credential: string) => createHash("sha256").update(credential).digest("base64url");
const newCredential = () => randomBytes(32).toString("base64url");

// Derived from the previous credential, so that it can be sent again to a page that missed the first response: only
// hashes are stored.
const nextCredential = ({ sessionId, credential }: SessionCookie) =>
  createHmac("sha256", authSecret()).update(`next credential|${sessionId}|${credential}`).digest("base64url");

function expiry(openedAt: Date, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_SECONDS * 1000;
  return new Date(Math.min(idle, openedAt.getTime() + SESSION_MAX_SECONDS * 1000));
}

const LIVE_SESSION = {
  id: true,
  credentialHash: true,
  previousHash: true,
  rotatedAt: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
  revokedAt: true,
  user: { select: { id: true, username: true, role: true, disabledAt: true } },
} as const;

async function findLive(database: Database, sessionId: string, userId: string) {
  const session = await database.session.findUnique({ where: { id: sessionId }, select: LIVE_SESSION });
  const live =
    session &&
    session.user.id === userId &&
    session.revokedAt === null &&
    session.user.disabledAt === null &&
    session.expiresAt > new Date();
  return live ? session : null;
}

/** A session that was just opened: the proof for this request, and what the browser keeps. */
export type OpenedSession = { admin: Admin; cookie: SessionCookie };

/** Opens a session for a user who has just been authenticated. */
export async function openSession(
  database: Database,
  user: { id: string } & Pick<Admin, "username" | "role">,
  device: string,
): Promise<OpenedSession> {
  const credential = newCredential();
  const now = new Date();
  const { id } = await database.session.create({
    data: {
      userId: user.id,
      device,
      credentialHash: hashOf(credential),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiry(now, now),
    },
    select: { id: true },
  });
  return { admin: toAdmin({ id, user }), cookie: { userId: user.id, sessionId: id, credential } };
}

/** The owner of a live session, or null when it has ended, its user is disabled, or it is not this user's. */
export async function findAdmin(sessionId: string, userId: string): Promise<Admin | null> {
  const session = await findLive(db(), sessionId, userId);
  if (!session) return null;
  const now = new Date();
  const unseenSince = new Date(now.getTime() - SEEN_EVERY_MS);
  if (session.lastSeenAt < unseenSince) {
    await db().session.updateMany({
      where: { id: sessionId, lastSeenAt: { lt: unseenSince } },
      data: { lastSeenAt: now },
    });
  }
  return toAdmin(session);
}

// The only place that creates the proof.
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
 * Rotates a refresh credential. A rotated credential still returns the same next one for a few seconds; after that,
 * its use means that it was stolen, and the session ends.
 */
export function rotateSession(cookie: SessionCookie, source: Source): Promise<OpenedSession | null> {
  return db().$transaction(async (database) => {
    // Refreshes of one session are serialized, also with whatever ends it.
    await database.$queryRaw`SELECT "id" FROM "Session" WHERE "id" = ${cookie.sessionId} FOR UPDATE`;
    const session = await findLive(database, cookie.sessionId, cookie.userId);
    if (!session) return null;
    const admin = toAdmin(session);
    const presented = hashOf(cookie.credential);
    const credential = nextCredential(cookie);
    const now = new Date();
    if (presented === session.credentialHash) {
      await database.session.update({
        where: { id: session.id },
        data: {
          credentialHash: hashOf(credential),
          previousHash: presented,
          rotatedAt: now,
          lastSeenAt: now,
          expiresAt: expiry(session.createdAt, now),
        },
        select: { id: true },
      });
      return { admin, cookie: { ...cookie, credential } };
    }
    const overlaps = now.getTime() - session.rotatedAt.getTime() < ROTATION_OVERLAP_MS;
    if (presented === session.previousHash && overlaps) return { admin, cookie: { ...cookie, credential } };
    await database.session.update({
      where: { id: session.id },
      data: { revokedAt: now },
      select: { id: true },
    });
    await recordEvent(database, {
      kind: "credential_replayed",
      account: session.user,
      actor: null,
      source,
    });
    return null;
  });
}

/** Ends the live sessions of a user, or one of them: their access tokens and cookies are invalid from then on. */
export async function endSessions(database: Database, userId: string, sessionId?: string): Promise<number> {
  const now = new Date();
  const { count } = await database.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      ...(sessionId !== undefined && { id: sessionId }),
    },
    data: { revokedAt: now },
  });
  return count;
}

/** Ends a session because the browser signed out. */
export async function signOut(sessionId: string, userId: string, source: Source): Promise<void> {
  await db().$transaction(async (database) => {
    const user = await database.user.findUnique({
      where: { id: userId },
      select: { id: true, username: true },
    });
    if (!user || (await endSessions(database, userId, sessionId)) === 0) return;
    await recordEvent(database, { kind: "signed_out", account: user, actor: user.username, source });
  });
}
