import type { EmailListItem } from "@/lib/email/schema";
import type { RequestEvent } from "@/lib/email/templates/mail";
import { dueTodaySubject, subjectOf, wasAccepted } from "@/lib/email/templates/subjects";
import type {
  EmailEvent,
  EmailState,
  MessageAuthor,
  QuoteState,
  RequestKind,
} from "@/lib/generated/prisma/enums";

/** The columns of an email in a list. */
export const listColumns = {
  id: true,
  event: true,
  recipient: true,
  state: true,
  error: true,
  attempts: true,
  nextAttemptAt: true,
  sentAt: true,
  createdAt: true,
  conversation: {
    select: { reference: true, kind: true, customerName: true, subject: true, vehicle: true },
  },
  message: { select: { author: true } },
  quote: { select: { number: true, totalCents: true, validUntil: true, state: true } },
} as const;

/** A row with the columns above. */
export type EmailRow = {
  id: string;
  event: EmailEvent;
  recipient: string;
  state: EmailState;
  error: string | null;
  attempts: number;
  nextAttemptAt: Date;
  sentAt: Date | null;
  createdAt: Date;
  conversation: {
    reference: string;
    kind: RequestKind;
    customerName: string;
    subject: string;
    vehicle: string | null;
  } | null;
  message: { author: MessageAuthor } | null;
  quote: { number: number; totalCents: number; validUntil: Date; state: QuoteState } | null;
};

/** The item of a list for a row. */
export function toEmailListItem(row: EmailRow): EmailListItem {
  const isOver = row.state === "sent" || row.state === "failed";
  return {
    _id: row.id,
    event: row.event,
    to: row.recipient,
    subject: subjectOfRow(row),
    state: row.state,
    error: row.error,
    attempts: row.attempts,
    nextAttemptAt: isOver ? null : row.nextAttemptAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    reference: row.conversation?.reference ?? null,
  };
}

function subjectOfRow({ event, conversation, message, quote, createdAt }: EmailRow): string {
  if (event === "office_due_today") return dueTodaySubject(createdAt);
  if (conversation === null || (quote === null && needsQuote(event))) return "The request was deleted";
  const quoteFacts = quote && { ...quote, isAccepted: wasAccepted(quote.state) };
  const isWithdrawal = message?.author !== "customer";
  return subjectOf(event, { ...conversation, isWithdrawal, quote: quoteFacts });
}

/** Whether the email about an event contains a quote. */
export const needsQuote = (event: RequestEvent): boolean =>
  ["quote_sent", "quote_accepted", "quote_expires_tomorrow", "office_quote_decided"].includes(event);
