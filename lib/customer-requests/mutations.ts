import "server-only";
import { LINK_LIFETIME_DAYS } from "@/lib/business";
import { openedBy } from "@/lib/conversations/link";
import { addCustomerMessage, withdraw } from "@/lib/conversations/mutations";
import type { CustomerMessageInput } from "@/lib/conversations/schema";
import { db } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { ApiError } from "@/lib/http/errors";
import { acceptQuote, type DecisionResult, declineQuote } from "@/lib/quotes/decisions";
import type { DeclineReason } from "@/lib/quotes/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A second email with the link of a request is sent after this many minutes at the earliest. */
const LINK_INTERVAL_MINUTES = 10;

/** The id of the conversation that a token opens. @throws ApiError 404 for a link that no longer works. */
export async function requireOpened(token: string): Promise<string> {
  const id = await openedBy(token);
  if (id === null) throw new ApiError("not_found", "This link no longer works.");
  return id;
}

/** Stores a message of a customer. @throws ApiError 400 for an empty one, 404 for a link that does not work, 409 for a closed request. */
export async function sendCustomerMessage(token: string, message: CustomerMessageInput): Promise<void> {
  const id = await requireOpened(token);
  await db().$transaction((database) => addCustomerMessage(database, id, message));
}

/** Accepts a quote of the request of a link. @throws ApiError 404 for a link that does not work. */
export async function acceptByLink(token: string, number: number): Promise<DecisionResult> {
  return acceptQuote(await requireOpened(token), number);
}

/** Declines a quote of the request of a link. @throws ApiError 404 for a link that does not work. */
export async function declineByLink(
  token: string,
  number: number,
  why: { reason: DeclineReason | null; text: string },
): Promise<DecisionResult> {
  return declineQuote(await requireOpened(token), number, why);
}

/** Withdraws the request of a link. Nothing happens when it is closed. @throws ApiError 404 for a link that does not work. */
export async function withdrawByLink(token: string): Promise<void> {
  const id = await requireOpened(token);
  await db().$transaction((database) => withdraw(database, id));
}

/**
 * Enqueues an email with the link of a request, if the request has this email address and its link still works. Runs
 * after the response, so that neither the response nor its time tells whether there is such a request.
 */
export async function sendLostLink(reference: string, email: string, now = new Date()): Promise<void> {
  await db().$transaction(async (database) => {
    const conversation = await database.conversation.findFirst({
      where: {
        reference: reference.trim().toUpperCase(),
        customerEmail: { not: null },
        OR: [{ closedAt: null }, { closedAt: { gt: new Date(now.getTime() - LINK_LIFETIME_DAYS * DAY_MS) } }],
      },
      select: { id: true, customerEmail: true },
    });
    const isTheirs = conversation?.customerEmail?.toLowerCase() === email.trim().toLowerCase();
    if (!conversation || !isTheirs) return;
    const interval = Math.floor(now.getTime() / (LINK_INTERVAL_MINUTES * 60_000));
    await enqueueEmail(database, {
      event: "request_link",
      occurrence: `${conversation.id}:${interval}`,
      to: conversation.customerEmail,
      conversationId: conversation.id,
    });
  });
}
