import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { taxRates } from "@/lib/business";
import { statusUrl } from "@/lib/conversations/link";
import { type Database, db } from "@/lib/db";
import { renderQuoteEmail } from "@/lib/email/templates/quote-email";
import { found } from "@/lib/http/found";
import { draftWarnings } from "@/lib/quotes/drafts/warnings";
import { QUOTE_COLUMNS, type QuoteRow, toQuoteView } from "@/lib/quotes/record";
import { quoteTotals, WARRANTIES } from "@/lib/quotes/rules";
import {
  MAX_PART_LENGTH,
  type QuoteDraftView,
  type QuoteLineView,
  type QuoteView,
} from "@/lib/quotes/schema";
import { closingTimeAfter, shopDay } from "@/lib/response-clock";

/** Calendar days for which a quote is valid, at least; it ends on a business day. */
const VALID_DAYS = 7;

export const NO_REQUEST = "Request not found";
export const NO_DRAFT = "There is no draft of a quote for this request";

const CONVERSATION_COLUMNS = {
  id: true,
  reference: true,
  customerName: true,
  customerEmail: true,
  subject: true,
  vehicle: true,
  closedAt: true,
} as const;

/**
 * The draft of a request's next quote. While none is stored, a new one with version 0: a copy of the last quote, or one
 * line for the requested part. @throws ApiError 404 when there is no such request.
 */
export function getQuoteDraft(_admin: Admin, reference: string): Promise<QuoteDraftView> {
  return readQuoteDraft(db(), reference);
}

/** The same, inside a transaction. */
export async function readQuoteDraft(database: Database, reference: string): Promise<QuoteDraftView> {
  const row = await database.conversation.findUnique({
    where: { reference },
    select: { ...CONVERSATION_COLUMNS, quotes: { select: QUOTE_COLUMNS, orderBy: { number: "asc" } } },
  });
  const { id, quotes, customerEmail, closedAt, ...conversation } = found(row, NO_REQUEST);
  const now = new Date();
  const draft = quotes.find(({ state }) => state === "draft");
  const sent = quotes.filter(({ state }) => state !== "draft");
  const current = sent.find(({ state }) => state === "sent" || state === "accepted");
  const quote = draft ? toQuoteView(draft, now) : newQuote(conversation.subject, sent, now);
  const validUntilDay = shopDay(new Date(quote.validUntil));
  return {
    version: draft?.version ?? 0,
    quote,
    validUntilDay,
    savedAt: draft?.updatedAt.toISOString() ?? null,
    replaces: current?.number ?? null,
    warnings: await draftWarnings(database, { conversationId: id, quote, validUntilDay, current }),
    conversation: { ...conversation, hasEmail: customerEmail !== null, isClosed: closedAt !== null },
  };
}

/**
 * The email that sending the draft would send to the customer.
 * @throws ApiError 404 when there is no such request, or no stored draft.
 */
export async function renderDraftEmail(admin: Admin, reference: string) {
  const { quote, version, conversation } = await getQuoteDraft(admin, reference);
  const [source, sender] = await Promise.all([
    db().conversation.findUnique({
      where: { reference },
      select: { id: true, reference: true, linkVersion: true, kind: true, createdAt: true },
    }),
    db().user.findUnique({ where: { id: admin.userId }, select: { displayName: true } }),
  ]);
  const stored = found(version > 0 ? source : null, NO_DRAFT);
  const { kind, createdAt } = stored;
  const sentBy = sender?.displayName ?? "the shop";
  return renderQuoteEmail({
    quote: { ...quote, state: "sent", sentBy },
    conversation: { ...conversation, kind, createdAt },
    link: statusUrl(stored),
  });
}

function newQuote(subject: string, sent: readonly QuoteRow[], now: Date): QuoteView {
  const previous = sent.at(-1);
  const copied = previous && toQuoteView(previous, now);
  const terms = {
    lines: copied?.lines ?? [emptyLine(subject)],
    handover: copied?.handover ?? "pickup",
    shippingCents: copied?.shippingCents ?? 0,
    shippingTo: copied?.shippingTo ?? null,
    taxRate: usable(taxRates, copied?.taxRate),
    warranty: usable(
      WARRANTIES.map(({ text }) => text),
      copied?.warranty,
    ),
  };
  return {
    ...terms,
    ...quoteTotals(terms),
    _id: "",
    number: sent.length + 1,
    state: "draft",
    validUntil: closingTimeAfter(now, VALID_DAYS).toISOString(),
    message: null,
    sentAt: null,
    sentBy: null,
    decidedAt: null,
    declineReason: null,
    declineText: null,
    version: 0,
  };
}

/** The value of the last quote if it is still one of the choices, else the first choice. */
function usable<T>(choices: readonly [T, ...T[]] | readonly T[], value: unknown): T {
  return choices.find((choice) => choice === value) ?? (choices[0] as T);
}

/** A line for a requested part, without the category in front: "Headlights - Headlight Assembly". */
const emptyLine = (subject: string): QuoteLineView => ({
  part: (subject.split(" - ").at(-1) ?? "").slice(0, MAX_PART_LENGTH),
  priceCents: 0,
  coreCents: 0,
  donor: null,
  grade: null,
  description: null,
});
