import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { lockConversation } from "@/lib/conversations/locked";
import { type Database, db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";

/** How long an email belongs to the worker that claimed it. If that worker ends, another one then sends it. */
export const LEASE_MS = 10 * 60_000;

/** An email that a worker may send until the lease ends. `attempts` includes this one. */
export type Claim = { id: string; attempts: number; queuedAt: Date; leaseUntil: Date };

/** Claims emails that are due, the oldest first. Workers never wait for each other, and never claim the same email. */
export async function claimEmails(now: Date, limit: number): Promise<Claim[]> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const rows = await db().$queryRaw<Omit<Claim, "leaseUntil">[]>`
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "Email"
      WHERE "state" IN ('waiting', 'sending') AND "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt", "id" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE "Email" e
    SET "state" = 'sending', "attempts" = e."attempts" + 1, "nextAttemptAt" = ${leaseUntil}
    FROM due WHERE e."id" = due."id"
    RETURNING e."id", e."attempts", e."queuedAt"`;
  return rows.map((row) => ({ ...row, leaseUntil }));
}

/** Records that the mail server accepted an email, also after the lease. */
export async function recordSent({ id }: Claim, sentAt: Date): Promise<void> {
  await db().email.updateMany({
    where: { id, state: { not: "sent" } },
    data: { state: "sent", sentAt, error: null },
  });
}

// A result after the lease says nothing about the attempt of the next worker.
const own = ({ id, attempts }: Claim) => ({ id, attempts, state: "sending" as const });

/** Records a temporary failure, and when the email is tried next. */
export async function recordDelay(claim: Claim, reason: string, nextAttemptAt: Date): Promise<void> {
  await db().email.updateMany({
    where: own(claim),
    data: { state: "waiting", error: reason, nextAttemptAt },
  });
}

/** Records that an email failed for good. If it was for the customer, the request is back with the shop. */
export async function recordFailure(claim: Claim, reason: string, now: Date): Promise<void> {
  await db().$transaction(async (database) => {
    const email = await database.email.findUnique({
      where: { id: claim.id },
      select: { event: true, conversationId: true },
    });
    if (!email) return;
    const { event, conversationId } = email;
    // The conversation first, as everywhere: deleting a request locks it, and then its emails.
    if (conversationId !== null) await lockConversation(database, { id: conversationId });
    const { count } = await database.email.updateMany({
      where: own(claim),
      data: { state: "failed", error: reason },
    });
    if (count === 0 || conversationId === null || event.startsWith("office_")) return;
    await database.conversation.updateMany({
      where: { id: conversationId, queue: "waiting" },
      data: { queue: "back_with_us", queuedAt: now },
    });
  });
}

/** Returns an email that was claimed but not sent. */
export async function releaseEmail(claim: Claim, now: Date): Promise<void> {
  await db().email.updateMany({
    where: own(claim),
    data: { state: "waiting", attempts: { decrement: 1 }, nextAttemptAt: now },
  });
}

/** Deletes an email whose reason is gone before it was sent. */
export async function removeEmail(claim: Claim): Promise<void> {
  await db().email.deleteMany({ where: own(claim) });
}

/**
 * Enqueues an email again that failed for good. If the request is back with the shop only because of it, the shop waits
 * for the customer again.
 * @throws ApiError 404 when there is no such email, 409 when it did not fail.
 */
export async function sendAgain(_admin: Admin, emailId: string): Promise<void> {
  const now = new Date();
  const count = await db().$transaction(async (database) => {
    const again = await database.email.updateMany({
      where: { id: emailId, state: "failed" },
      data: { state: "waiting", attempts: 0, error: null, queuedAt: now, nextAttemptAt: now },
    });
    if (again.count === 1) await waitAgain(database, emailId);
    return again.count;
  });
  if (count === 1) return;
  const exists = (await db().email.count({ where: { id: emailId } })) > 0;
  if (!exists) throw new ApiError("not_found", "This email does not exist.");
  throw new ApiError("conflict", "This email did not fail: it was sent, or it is waiting to be sent.");
}

// Nothing else brought the request back: no message without an answer, no decision, no other email that failed.
async function waitAgain(database: Database, emailId: string): Promise<void> {
  await database.$executeRaw`
    UPDATE "Conversation" c SET "queue" = 'waiting', "queuedAt" = e."createdAt"
    FROM "Email" e
    WHERE e."id" = ${emailId} AND c."id" = e."conversationId" AND left(e."event"::text, 7) <> 'office_'
      AND c."queue" = 'back_with_us' AND c."dueAt" IS NULL AND NOT c."accepted"
      AND NOT EXISTS (
        SELECT 1 FROM "Email" o
        WHERE o."conversationId" = c."id" AND o."state" = 'failed' AND left(o."event"::text, 7) <> 'office_')
      AND NOT EXISTS (
        SELECT 1 FROM "Message" m
        WHERE m."conversationId" = c."id" AND m."author" = 'system' AND NOT m."internal" AND m."at" > e."createdAt"
          AND m."text" NOT LIKE 'Quote % sent,%')`;
}
