import "server-only";
import type { Admin } from "@/lib/auth/admin";
import type { Clock } from "@/lib/conversations/turns";
import type { Database } from "@/lib/db";
import type { CallOutcome, MessageKind } from "@/lib/generated/prisma/enums";
import { ApiError } from "@/lib/http/errors";

type NewMessage = {
  /** By default, the database client creates one. */
  id?: string | undefined;
  conversationId: string;
  /** A staff member, the customer, or the system. */
  author: Admin | "customer" | "system";
  kind: MessageKind;
  internal?: boolean;
  text: string;
  callOutcome?: CallOutcome;
  clientId?: string | undefined;
  stopped?: Clock | null;
  photoIds?: readonly string[];
  at: Date;
};

/** Stores an entry of a conversation. @throws ApiError 400 when one of its photos is not available any more. */
export async function addMessage(database: Database, message: NewMessage): Promise<{ messageId: string }> {
  const { id, conversationId, author, kind, internal, text, callOutcome, clientId, stopped, at } = message;
  const { id: messageId } = await database.message.create({
    data: {
      ...(id && { id }),
      conversationId,
      kind,
      internal: internal ?? false,
      text,
      ...(callOutcome && { callOutcome }),
      ...(clientId && { clientId }),
      ...(typeof author === "string"
        ? { author }
        : { author: "staff", staffId: author.userId, staffUsername: author.username }),
      ...(stopped && { clockStartedAt: stopped.startedAt, clockDueAt: stopped.dueAt }),
      at,
    },
    select: { id: true },
  });
  await attachPhotos(database, messageId, message.photoIds ?? []);
  return { messageId };
}

// An uploaded picture belongs to one message or vehicle at most.
async function attachPhotos(
  database: Database,
  messageId: string,
  photoIds: readonly string[],
): Promise<void> {
  const publicIds = [...new Set(photoIds)];
  if (publicIds.length === 0) return;
  const { count } = await database.image.updateMany({
    where: {
      publicId: { in: publicIds },
      messageId: null,
      retailVehicleId: null,
      dismantledVehicleId: null,
    },
    data: { messageId },
  });
  if (count < publicIds.length) {
    const message = "A photo is no longer here. Please add it again.";
    throw new ApiError("invalid_input", message, { fields: { photoIds: message } });
  }
}

/** The id of the message that a client sent with this id before, or null. */
export async function findRepeated(
  database: Database,
  conversationId: string,
  clientId: string | undefined,
): Promise<string | null> {
  if (!clientId) return null;
  const message = await database.message.findUnique({
    where: { conversationId_clientId: { conversationId, clientId } },
    select: { id: true },
  });
  return message?.id ?? null;
}

/** Adds a line by the system, in the transaction of what it reports. @returns the id of the message. */
export async function addLine(
  database: Database,
  conversationId: string,
  {
    text,
    internal,
    stopped = null,
    at,
  }: { text: string; internal: boolean; stopped?: Clock | null; at: Date },
): Promise<string> {
  const line = { conversationId, author: "system", kind: "event", internal, text, stopped, at } as const;
  return (await addMessage(database, line)).messageId;
}
