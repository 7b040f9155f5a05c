import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { statusUrl } from "@/lib/conversations/link";
import { db } from "@/lib/db";
import { listDueToday } from "@/lib/desk/due-today-queries";
import { listColumns, toEmailListItem } from "@/lib/email/record";
import { contentOf, type EmailSource } from "@/lib/email/render";
import type { EmailListItem, EmailView } from "@/lib/email/schema";
import { environment } from "@/lib/env";
import type { SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";
import { listQuotes } from "@/lib/quotes/queries";

const NEWEST_FIRST = [
  { name: "createdAt", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** A page of all emails, newest first. @throws ApiError 400 for a wrong cursor. */
export async function listEmails(_admin: Admin, page: PageQuery): Promise<Page<EmailListItem>> {
  return readPageOnward(NEWEST_FIRST, page, {
    rows: (slice) => db().email.findMany({ ...slice, select: listColumns }),
    count: (where) => db().email.count({ where }),
    toItems: (rows) => rows.map(toEmailListItem),
  });
}

/** An email with its content, rendered from the records as they are now, or null. */
export async function getEmail(_admin: Admin, id: string): Promise<EmailView | null> {
  const row = await db().email.findUnique({ where: { id }, select: listColumns });
  if (!row) return null;
  const now = new Date();
  const source = await readEmail(id, now);
  return { ...toEmailListItem(row), content: source && contentOf(source, now) };
}

/** Everything that an email is rendered from, or null when it was deleted. */
export async function readEmail(id: string, now: Date): Promise<EmailSource | null> {
  const row = await db().email.findUnique({
    where: { id },
    select: {
      id: true,
      event: true,
      recipient: true,
      messageIdHeader: true,
      createdAt: true,
      quoteId: true,
      conversation: { omit: { searchText: true } },
      message: {
        select: {
          text: true,
          author: true,
          internal: true,
          staff: { select: { displayName: true } },
          _count: { select: { photos: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { conversation, message, quoteId, ...email } = row;
  return {
    ...email,
    conversation,
    message: message && {
      text: message.text,
      author: message.author,
      isInternal: message.internal,
      photoCount: message._count.photos,
      staffName: message.staff?.displayName ?? null,
    },
    quote: conversation && quoteId ? await readQuote(conversation.id, quoteId) : null,
    due: email.event === "office_due_today" ? await listDueToday(now) : [],
    link: linkOf(email.event, conversation),
  };
}

async function readQuote(conversationId: string, quoteId: string) {
  const quotes = await listQuotes(db(), conversationId, "customer");
  return quotes.find(({ _id }) => _id === quoteId) ?? null;
}

function linkOf(
  event: string,
  conversation: { id: string; reference: string; linkVersion: number } | null,
): string {
  const desk = `${environment().siteUrl}/admin/desk`;
  if (conversation === null) return desk;
  return event.startsWith("office_") ? `${desk}/${conversation.reference}` : statusUrl(conversation);
}

/** An open quote that ends soon, of a customer with an address who was not reminded yet. */
export type EndingQuote = {
  id: string;
  conversationId: string;
  validUntil: Date;
  sentAt: Date;
  customerEmail: string;
};

/** The open quotes that end between two moments. */
export async function listEndingQuotes(from: Date, to: Date): Promise<EndingQuote[]> {
  const rows = await db().quote.findMany({
    where: {
      state: "sent",
      validUntil: { gt: from, lte: to },
      conversation: { closedAt: null, customerEmail: { not: null } },
      emails: { none: { event: "quote_expires_tomorrow" } },
    },
    select: {
      id: true,
      conversationId: true,
      validUntil: true,
      sentAt: true,
      conversation: { select: { customerEmail: true } },
    },
  });
  return rows.flatMap(({ sentAt, conversation: { customerEmail }, ...quote }) =>
    sentAt && customerEmail ? [{ ...quote, sentAt, customerEmail }] : [],
  );
}

/** Whether an email with this key was enqueued. */
export async function isEnqueued(key: string): Promise<boolean> {
  return (await db().email.count({ where: { dedupeKey: key } })) > 0;
}
