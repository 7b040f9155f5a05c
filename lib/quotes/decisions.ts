import "server-only";
import { MAX_TEXT_LENGTH } from "@/lib/contact/schema";
import { applyQuoteTurn } from "@/lib/conversations/mutations";
import { type Database, db } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { stateAt } from "@/lib/quotes/rules";
import { DECLINE_REASONS, type DeclineReason } from "@/lib/quotes/schema";

/** The result of accepting or declining: `repeated` when it was decided in the same way before. Only `done` changes anything. */
export type DecisionResult = "done" | "repeated" | "expired" | "replaced" | "decided_before" | "not_found";

type Decision =
  | { state: "accepted" }
  | { state: "declined"; declineReason: DeclineReason | null; declineText: string | null };

/** Accepts a quote of a conversation. Idempotent; of simultaneous decisions, the first one counts. */
export function acceptQuote(conversationId: string, number: number): Promise<DecisionResult> {
  return decide(conversationId, number, { state: "accepted" });
}

/** Declines a quote of a conversation, with an optional reason and text. Idempotent. */
export function declineQuote(
  conversationId: string,
  number: number,
  { reason, text }: { reason: DeclineReason | null; text: string },
): Promise<DecisionResult> {
  const declineText = text.trim().slice(0, MAX_TEXT_LENGTH) || null;
  return decide(conversationId, number, { state: "declined", declineReason: reason, declineText });
}

function decide(conversationId: string, number: number, decision: Decision): Promise<DecisionResult> {
  // PostgreSQL would reject a larger number.
  if (!Number.isInteger(number) || number < 1 || number > 1_000_000) return Promise.resolve("not_found");
  return db().$transaction(async (database) => {
    const conversation = await lock(database, conversationId);
    const quote = await database.quote.findUnique({
      where: { conversationId_number: { conversationId, number } },
      select: { id: true, number: true, state: true, validUntil: true, totalCents: true },
    });
    if (!conversation || !quote) return "not_found";
    const now = new Date();
    const result = resultFor(stateAt(quote, now), decision, conversation.closedAt !== null);
    if (result !== null) return result;
    await database.quote.update({
      where: { id: quote.id },
      data: { ...decision, decidedAt: now, version: { increment: 1 } },
    });
    if (decision.state === "accepted") await outdateDraft(database, conversationId);
    await applyQuoteTurn(database, conversationId, turnOf(quote, decision));
    await enqueueEmails(database, conversation, quote.id, decision);
    return "done";
  });
}

// A page that was opened before does not know of the acceptance. Sending the draft from it would replace the accepted quote
// without a warning, so it has to be loaded again first.
async function outdateDraft(database: Database, conversationId: string): Promise<void> {
  await database.quote.updateMany({
    where: { conversationId, state: "draft" },
    data: { version: { increment: 1 } },
  });
}

/** The result for a quote that cannot be decided now; null for one that can. */
function resultFor(
  state: ReturnType<typeof stateAt>,
  decision: Decision,
  isClosed: boolean,
): DecisionResult | null {
  if (state === "draft") return "not_found";
  if (state === "replaced") return "replaced";
  if (state === "accepted" || state === "declined")
    return state === decision.state ? "repeated" : "decided_before";
  // The quote of a closed request is not open anymore.
  return state === "expired" || isClosed ? "expired" : null;
}

type LockedConversation = { id: string; customerEmail: string | null; closedAt: Date | null };

/** Locks the conversation and its quotes until the transaction ends. */
async function lock(database: Database, conversationId: string): Promise<LockedConversation | undefined> {
  const [conversation] = await database.$queryRaw<LockedConversation[]>`
    SELECT "id", "customerEmail", "closedAt" FROM "Conversation" WHERE "id" = ${conversationId} FOR UPDATE`;
  await database.$queryRaw`SELECT "id" FROM "Quote" WHERE "conversationId" = ${conversationId} ORDER BY "id" FOR UPDATE`;
  return conversation;
}

function turnOf({ number, totalCents }: { number: number; totalCents: number }, decision: Decision) {
  if (decision.state === "accepted") return { type: "accepted", number, totalCents } as const;
  const { declineReason, declineText } = decision;
  const reason = [declineReason && DECLINE_REASONS[declineReason], declineText].filter(Boolean).join(": ");
  return { type: "declined", number, reason } as const;
}

async function enqueueEmails(
  database: Database,
  { id: conversationId, customerEmail }: LockedConversation,
  quoteId: string,
  decision: Decision,
): Promise<void> {
  const email = { occurrence: quoteId, conversationId, quoteId };
  if (decision.state === "accepted") {
    await enqueueEmail(database, { ...email, event: "quote_accepted", to: customerEmail });
  }
  await enqueueEmail(database, { ...email, event: "office_quote_decided", to: "office" });
}
