import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type LockedConversation, lockConversation, storeTurn } from "@/lib/conversations/locked";
import { addLine } from "@/lib/conversations/messages";
import { isClosedStatus, statusLine } from "@/lib/conversations/status";
import { unansweredClock } from "@/lib/conversations/unanswered";
import type { Database } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { VISITOR } from "@/lib/records/versions";

type Actor = Admin | typeof VISITOR;
type StatusChange = { reference: string; status: string; actor: Actor };

/** Closes or reopens the conversation when the status of its request changed, inside the transaction. */
export async function applyStatus(
  database: Database,
  { reference, status, actor }: StatusChange,
): Promise<void> {
  const conversation = await lockConversation(database, { reference });
  if (!conversation || conversation.status === status) return;
  if (status === "cancelled") await replaceOpenQuote(database, conversation.id);
  const wasClosed = conversation.queue === "closed";
  if (wasClosed === isClosedStatus(status)) {
    await database.conversation.update({
      where: { id: conversation.id },
      data: { status },
      select: { id: true },
    });
  } else if (wasClosed) {
    await reopen(database, conversation, status);
  } else {
    await close(database, conversation, status, actor);
  }
}

async function close(
  database: Database,
  conversation: LockedConversation,
  status: string,
  actor: Actor,
): Promise<void> {
  const { id: conversationId, customerEmail } = conversation;
  const at = new Date();
  const isWithdrawn = actor === VISITOR;
  await storeTurn(
    database,
    conversation,
    { type: "closed", at },
    { status, ...(isWithdrawn ? { withdrawnAt: at } : { closedById: actor.userId }) },
  );
  const line = { text: statusLine(status, isWithdrawn), internal: false, at };
  const messageId = await addLine(database, conversationId, line);
  const email = { occurrence: messageId, conversationId, messageId };
  await enqueueEmail(database, { ...email, event: "request_closed", to: customerEmail });
  if (isWithdrawn) await enqueueEmail(database, { ...email, event: "office_customer_message", to: "office" });
}

async function reopen(database: Database, conversation: LockedConversation, status: string): Promise<void> {
  const { id: conversationId } = conversation;
  const at = new Date();
  // Undo comes before the email is sent.
  await database.email.deleteMany({ where: { conversationId, event: "request_closed", state: "waiting" } });
  const unanswered = await unansweredClock(database, conversationId);
  const quoteEndsAt = await restoreQuote(database, conversationId);
  const turn = { type: "reopened", at, unanswered, quoteEndsAt } as const;
  await storeTurn(database, conversation, turn, { status, closedById: null, withdrawnAt: null });
  await addLine(database, conversationId, { text: statusLine(status, false), internal: false, at });
}

// A canceled request can be bought no longer.
async function replaceOpenQuote(database: Database, conversationId: string): Promise<void> {
  await database.quote.updateMany({
    where: { conversationId, state: "sent" },
    data: { state: "replaced", version: { increment: 1 } },
  });
}

// The newest quote was not replaced by a newer one, but when the request was canceled. @returns the end of the open quote.
async function restoreQuote(database: Database, conversationId: string): Promise<Date | null> {
  const newest = await database.quote.findFirst({
    where: { conversationId, state: { not: "draft" } },
    orderBy: { number: "desc" },
    select: { id: true, state: true, validUntil: true },
  });
  if (newest?.state === "replaced") {
    await database.quote.update({
      where: { id: newest.id },
      data: { state: "sent", version: { increment: 1 } },
      select: { id: true },
    });
  }
  return newest && ["sent", "replaced"].includes(newest.state) ? newest.validUntil : null;
}
