import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { storeAnswer } from "@/lib/conversations/answers";
import { assignmentLine } from "@/lib/conversations/assignment";
import { lockConversation, requireConversation, requireOpen, storeTurn } from "@/lib/conversations/locked";
import { addLine, addMessage, findRepeated } from "@/lib/conversations/messages";
import {
  type QuoteDecision,
  type SentQuote,
  storeDecision,
  storeSentQuote,
} from "@/lib/conversations/quote-turns";
import { changeRecord } from "@/lib/conversations/record-change";
import type { CustomerMessageInput, StaffMessageInput } from "@/lib/conversations/schema";
import { type Database, db } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { ApiError } from "@/lib/http/errors";
import type { ExpectedVersions } from "@/lib/http/if-match";
import { VISITOR } from "@/lib/records/versions";
import { answerDueAt } from "@/lib/response-clock";

const CLOSED = "This request is closed. Reopen it first.";
const CLOSED_FOR_CUSTOMER = "This request is closed. Please call us, or send a new request.";
const EMPTY = "Write a message or add a photo";

/**
 * Stores a customer's message, starts the response clock, and enqueues the email to the office. A repeat of a message
 * with the same clientId returns the first one.
 * @throws ApiError 404 when there is no such conversation, 409 when it is closed, 400 when the message has neither a
 * text nor a photo, or when a photo is not available any more.
 */
export async function addCustomerMessage(
  database: Database,
  conversationId: string,
  { text, photoIds, clientId }: CustomerMessageInput,
): Promise<{ messageId: string }> {
  const conversation = await requireConversation(database, { id: conversationId });
  const repeated = await findRepeated(database, conversationId, clientId);
  if (repeated) return { messageId: repeated };
  requireOpen(conversation, CLOSED_FOR_CUSTOMER);
  if (text.trim() === "" && photoIds.length === 0) {
    throw new ApiError("invalid_input", EMPTY, { fields: { text: EMPTY } });
  }
  const at = new Date();
  const message = {
    conversationId,
    author: "customer",
    kind: "message",
    text,
    photoIds,
    clientId,
    at,
  } as const;
  const { messageId } = await addMessage(database, message);
  const turn = { type: "customer_message", at, dueAt: answerDueAt(at) } as const;
  await storeTurn(database, conversation, turn, { lastMessageAt: at });
  await enqueueEmail(database, {
    event: "office_customer_message",
    occurrence: messageId,
    to: "office",
    conversationId,
    messageId,
  });
  return { messageId };
}

/**
 * Stores a reply, a note or a call. A reply and a call with an answer stop the response clock. A repeat of a message
 * with the same clientId changes nothing.
 * @throws ApiError 404 when there is no such conversation, 409 when it is closed (a note is still accepted), 400 when a
 * photo is not available any more.
 */
export async function addStaffMessage(
  admin: Admin,
  reference: string,
  message: StaffMessageInput,
): Promise<void> {
  await db().$transaction(async (database) => {
    const conversation = await requireConversation(database, { reference });
    if (await findRepeated(database, conversation.id, message.clientId)) return;
    if (message.mode === "note") {
      // Notes are part of the request's history, with its version.
      const note = { note: message.text, noteId: message.clientId };
      await changeRecord(database, admin, conversation, note);
      return;
    }
    requireOpen(conversation, CLOSED);
    await storeAnswer(database, admin, conversation, message);
    await database.writer.deleteMany({ where: { conversationId: conversation.id, userId: admin.userId } });
  });
}

/** Adds a line by the system, in the transaction of what it reports. */
export async function addEvent(
  database: Database,
  conversationId: string,
  event: { text: string; internal: boolean },
): Promise<void> {
  await addLine(database, conversationId, { ...event, at: new Date() });
}

/** What happens to a quote changes its conversation: the queue, the status of the part request, and a line by the system. */
export type QuoteTurn = ({ type: "sent" } & SentQuote) | QuoteDecision;

/**
 * Applies what happened to a quote to its conversation, inside the transaction. Sending sets a part request to `quoted`.
 * @throws ApiError 404 when there is no such conversation, 409 when a quote is sent in a closed one.
 */
export async function applyQuoteTurn(
  database: Database,
  conversationId: string,
  turn: QuoteTurn,
): Promise<void> {
  const conversation = await requireConversation(database, { id: conversationId });
  if (turn.type === "sent") await storeSentQuote(database, conversation, turn);
  else await storeDecision(database, conversation, turn);
}

/** Sets the status of the request through its own mutation. @throws ApiError 400, 404, 412 for another version. */
export async function setStatus(
  admin: Admin,
  reference: string,
  status: string,
  version: ExpectedVersions = null,
): Promise<void> {
  await db().$transaction(async (database) => {
    const conversation = await requireConversation(database, { reference });
    await changeRecord(database, admin, conversation, { status }, version);
  });
}

/** Cancels a request at the customer's wish, and replaces its open quote. Nothing happens when it is closed. */
export async function withdraw(database: Database, conversationId: string): Promise<void> {
  const conversation = await lockConversation(database, { id: conversationId });
  if (!conversation || conversation.queue === "closed") return;
  await changeRecord(database, VISITOR, conversation, { status: "cancelled" });
}

/**
 * Assigns a request to a staff member, or to nobody, with a line for staff.
 * @throws ApiError 404, 400 for an unknown or disabled account.
 */
export async function assign(admin: Admin, reference: string, userId: string | null): Promise<void> {
  await db().$transaction(async (database) => {
    const { id, assignedToId } = await requireConversation(database, { reference });
    if (assignedToId === userId) return;
    const text = await assignmentLine(database, admin, userId);
    const data = { assignedToId: userId };
    await database.conversation.update({ where: { id }, data, select: { id: true } });
    await addEvent(database, id, { text, internal: true });
  });
}

/** Marks a conversation as opened by staff: it is no longer new. */
export async function markOpened(_admin: Admin, reference: string): Promise<void> {
  await db().conversation.updateMany({
    where: { reference, openedAt: null },
    data: { openedAt: new Date() },
  });
}

/** Records that a staff member is writing a reply. @throws ApiError 404. */
export async function markWriting(admin: Admin, reference: string): Promise<void> {
  const at = new Date();
  // One statement, because two tabs of one person can do this at the same time.
  const count = await db().$executeRaw`
    INSERT INTO "Writer" ("conversationId", "userId", "at")
    SELECT "id", ${admin.userId}, ${at} FROM "Conversation" WHERE "reference" = ${reference}
    ON CONFLICT ("conversationId", "userId") DO UPDATE SET "at" = excluded."at"`;
  if (count === 0) throw new ApiError("not_found", "There is no request with this reference.");
}

/** Revokes the customer's link: the next email contains a new one. @throws ApiError 404. */
export async function revokeLink(_admin: Admin, reference: string): Promise<void> {
  await db().$transaction(async (database) => {
    const { id } = await requireConversation(database, { reference });
    const data = { linkVersion: { increment: 1 } };
    await database.conversation.update({ where: { id }, data, select: { id: true } });
    await addEvent(database, id, { text: "The link to the customer's page was replaced.", internal: true });
  });
}
