import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type LockedConversation, requireOpen, storeTurn } from "@/lib/conversations/locked";
import { addLine } from "@/lib/conversations/messages";
import { quoteAcceptedLine, quoteDeclinedLine, quoteSentLine } from "@/lib/conversations/quote-lines";
import { changeRecord } from "@/lib/conversations/record-change";
import type { Database } from "@/lib/db";

export type SentQuote = { number: number; totalCents: number; validUntil: Date; admin: Admin };

export type QuoteDecision =
  | { type: "accepted"; number: number; totalCents: number }
  | { type: "declined"; number: number; reason: string };

/** A sent quote answers the customer, and sets a part request to `quoted`. @throws ApiError 409 when the request is closed. */
export async function storeSentQuote(
  database: Database,
  conversation: LockedConversation,
  { number, totalCents, validUntil, admin }: SentQuote,
): Promise<void> {
  requireOpen(conversation, "This request is closed. Reopen it first.");
  const at = new Date();
  const turn = { type: "quote_sent", at, validUntil } as const;
  const stopped = await storeTurn(database, conversation, turn, { lastMessageAt: at });
  const text = quoteSentLine(number, totalCents, validUntil);
  await addLine(database, conversation.id, { text, internal: false, stopped, at });
  if (conversation.kind === "part") await changeRecord(database, admin, conversation, { status: "quoted" });
}

/** A decision brings the conversation back to the staff. */
export async function storeDecision(
  database: Database,
  conversation: LockedConversation,
  decision: QuoteDecision,
): Promise<void> {
  const at = new Date();
  const isAccepted = decision.type === "accepted";
  await storeTurn(database, conversation, { type: isAccepted ? "quote_accepted" : "quote_declined", at });
  const text = isAccepted
    ? quoteAcceptedLine(decision.number, decision.totalCents)
    : quoteDeclinedLine(decision.number, decision.reason);
  await addLine(database, conversation.id, { text, internal: false, at });
}
