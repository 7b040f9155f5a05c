import "server-only";
import { afterTurn, type Clock, type Turn } from "@/lib/conversations/turns";
import type { Database } from "@/lib/db";
import type { ConversationModel } from "@/lib/generated/prisma/models";
import { ApiError } from "@/lib/http/errors";

const COLUMNS = {
  id: true,
  reference: true,
  kind: true,
  partRequestId: true,
  repairRequestId: true,
  vehicleInquiryId: true,
  status: true,
  customerEmail: true,
  queue: true,
  queuedAt: true,
  clockStartedAt: true,
  dueAt: true,
  firstDueAt: true,
  firstAnsweredAt: true,
  quoteEndsAt: true,
  accepted: true,
  closedAt: true,
  linkVersion: true,
  assignedToId: true,
  donorWanted: true,
} as const;

/** A conversation that is locked until the transaction ends. */
export type LockedConversation = Pick<ConversationModel, keyof typeof COLUMNS>;

export type ConversationKey = { id: string } | { reference: string };

/**
 * Locks a conversation until the transaction ends, so that its events happen one after the other. Null when there is
 * none. Everything locks the conversation first, then its request and its quotes: another order could deadlock.
 */
export async function lockConversation(
  database: Database,
  where: ConversationKey,
): Promise<LockedConversation | null> {
  if ("id" in where) {
    await database.$queryRaw`SELECT "id" FROM "Conversation" WHERE "id" = ${where.id} FOR UPDATE`;
  } else {
    await database.$queryRaw`SELECT "id" FROM "Conversation" WHERE "reference" = ${where.reference} FOR UPDATE`;
  }
  return database.conversation.findUnique({ where, select: COLUMNS });
}

/** The same. @throws ApiError 404 when there is no such conversation. */
export async function requireConversation(
  database: Database,
  where: ConversationKey,
): Promise<LockedConversation> {
  const conversation = await lockConversation(database, where);
  if (!conversation) throw new ApiError("not_found", "There is no request with this reference.");
  return conversation;
}

/** @throws ApiError 409 when the conversation is closed. */
export function requireOpen({ queue }: LockedConversation, message: string): void {
  if (queue === "closed") throw new ApiError("conflict", message);
}

/** The id of the part request, repair request or vehicle inquiry. */
export function recordIdOf(conversation: {
  partRequestId: string | null;
  repairRequestId: string | null;
  vehicleInquiryId: string | null;
}): string {
  const { partRequestId, repairRequestId, vehicleInquiryId } = conversation;
  return partRequestId ?? repairRequestId ?? vehicleInquiryId ?? "";
}

type MoreColumns = Partial<
  Pick<ConversationModel, "lastMessageAt" | "status" | "closedById" | "withdrawnAt" | "donorWanted">
>;

/** Applies an event to a locked conversation. @returns the clock that it stopped. */
export async function storeTurn(
  database: Database,
  conversation: LockedConversation,
  turn: Turn,
  more: MoreColumns = {},
): Promise<Clock | null> {
  const { queue, queuedAt, clockStartedAt, dueAt, firstDueAt, firstAnsweredAt } = conversation;
  const { quoteEndsAt, accepted, closedAt } = conversation;
  const { state, stopped } = afterTurn(
    {
      ...{ queue, queuedAt, clockStartedAt, dueAt, firstDueAt, firstAnsweredAt },
      ...{ quoteEndsAt, accepted, closedAt },
    },
    turn,
  );
  await database.conversation.update({
    where: { id: conversation.id },
    data: { ...state, ...more },
    select: { id: true },
  });
  return stopped;
}
