import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { applyQuoteTurn } from "@/lib/conversations/mutations";
import { type Database, db } from "@/lib/db";
import { enqueueEmail } from "@/lib/email/queue";
import { ApiError } from "@/lib/http/errors";
import { found } from "@/lib/http/found";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { findDraft, lockOpenConversation } from "@/lib/quotes/drafts/mutations";
import { NO_DRAFT } from "@/lib/quotes/drafts/queries";
import { QUOTE_COLUMNS, type QuoteRow, toQuoteView } from "@/lib/quotes/record";
import { quoteProblems } from "@/lib/quotes/rules";
import { QUOTE_MESSAGES, type QuoteView } from "@/lib/quotes/schema";
import { shopDay } from "@/lib/response-clock";

/**
 * Sends the draft of a request. It is immutable from then on, and replaces the quote that was open or accepted.
 * @throws ApiError 404 without a draft, 409 when the request is closed, 412 when the draft has another version, 400 with
 * the fields that prevent sending it.
 */
export async function sendQuote(
  admin: Admin,
  reference: string,
  version: ExpectedVersions,
): Promise<QuoteView> {
  return db().$transaction(async (database) => {
    const { conversationId } = await lockOpenConversation(database, reference);
    const draft = found(await findDraft(database, conversationId), NO_DRAFT);
    requireVersion(draft.version, version);
    const now = new Date();
    const where = { id: draft.id };
    const row = await database.quote.findUniqueOrThrow({ where, select: QUOTE_COLUMNS });
    requireSendable(row, now);
    await replaceCurrent(database, conversationId);
    const sent = await database.quote.update({
      where,
      data: { state: "sent", sentAt: now, sentById: admin.userId, version: { increment: 1 } },
      select: QUOTE_COLUMNS,
    });
    const { number, totalCents, validUntil } = sent;
    await applyQuoteTurn(database, conversationId, { type: "sent", number, totalCents, validUntil, admin });
    await enqueueQuoteEmail(database, conversationId, sent.id);
    return toQuoteView(sent, now);
  });
}

function requireSendable(row: QuoteRow, now: Date): void {
  const today = shopDay(now);
  const lastDay = shopDay(row.validUntil);
  const fields = quoteProblems({ lines: row.lines, validUntil: lastDay }, today, QUOTE_MESSAGES);
  // After closing time, today is over.
  if (row.validUntil <= now) fields.validUntil ??= QUOTE_MESSAGES.pastDay;
  const [message] = Object.values(fields);
  if (message) throw new ApiError("invalid_input", message, { fields });
}

async function replaceCurrent(database: Database, conversationId: string): Promise<void> {
  await database.quote.updateMany({
    where: { conversationId, state: { in: ["sent", "accepted"] } },
    data: { state: "replaced", version: { increment: 1 } },
  });
}

async function enqueueQuoteEmail(database: Database, conversationId: string, quoteId: string): Promise<void> {
  const { customerEmail: to } = await database.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { customerEmail: true },
  });
  await enqueueEmail(database, { event: "quote_sent", occurrence: quoteId, to, conversationId, quoteId });
}
