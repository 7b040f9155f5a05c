import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type LockedConversation, storeTurn } from "@/lib/conversations/locked";
import { addMessage } from "@/lib/conversations/messages";
import type { StaffMessageInput } from "@/lib/conversations/schema";
import type { Turn } from "@/lib/conversations/turns";
import type { Database } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";

type Answer = Exclude<StaffMessageInput, { mode: "note" }>;

/** Stores a reply or a call, stops the response clock if it answers the customer, and enqueues the email of a reply. */
export async function storeAnswer(
  database: Database,
  admin: Admin,
  conversation: LockedConversation,
  message: Answer,
): Promise<void> {
  const { id: conversationId, customerEmail } = conversation;
  const at = new Date();
  const turn: Turn = { type: message.mode === "reply" ? "reply" : message.outcome, at };
  const stopped = await storeTurn(database, conversation, turn, { lastMessageAt: at });
  const { text, clientId } = message;
  const common = { conversationId, author: admin, text, clientId, stopped, at };
  if (message.mode === "call") {
    await addMessage(database, { ...common, kind: "call", callOutcome: message.outcome });
    return;
  }
  const { photoIds } = message;
  const { messageId } = await addMessage(database, { ...common, kind: "message", photoIds });
  await enqueueEmail(database, {
    event: "staff_reply",
    occurrence: messageId,
    to: customerEmail,
    conversationId,
    messageId,
  });
}
