import "server-only";
import { LINK_LIFETIME_DAYS } from "@/lib/business";
import { isTokenOf, type LinkSource, referenceIn, tokenFor } from "@/lib/conversations/link-token";
import { type Database, db } from "@/lib/db";
import { authSecret, environment } from "@/lib/env";

export type { LinkSource };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The token of a customer's link: the reference, a hyphen, and 128 bits (32 hexadecimal digits) of an HMAC over the conversation's id and link version. */
export function linkToken(source: LinkSource): string {
  return tokenFor(authSecret(), source);
}

/** The path of the customer's page, such as /request/PR-4K7M2-…. */
export function requestPath(source: LinkSource): string {
  return `/request/${linkToken(source)}`;
}

/** The absolute URL of the customer's page. */
export function statusUrl(source: LinkSource): string {
  return environment().siteUrl + requestPath(source);
}

/** A receipt with the URL of the customer's page. A deleted request has none: its URL is that of the form for lost links. */
export async function withStatusUrl<Receipt extends { reference: string }>(
  database: Database,
  receipt: Receipt,
): Promise<Receipt & { statusUrl: string }> {
  const source = await database.conversation.findUnique({
    where: { reference: receipt.reference },
    select: { id: true, reference: true, linkVersion: true },
  });
  return { ...receipt, statusUrl: source ? statusUrl(source) : `${environment().siteUrl}/request` };
}

/** The id of the conversation that a token opens, or null: unknown, revoked, or ended more than 90 days ago. */
export async function openedBy(token: string): Promise<string | null> {
  const reference = referenceIn(token);
  if (reference === null) return null;
  const conversation = await db().conversation.findUnique({
    where: { reference },
    select: { id: true, reference: true, linkVersion: true, closedAt: true },
  });
  if (!conversation || !isTokenOf(authSecret(), token, conversation)) return null;
  const oldestEnd = Date.now() - LINK_LIFETIME_DAYS * DAY_MS;
  return conversation.closedAt && conversation.closedAt.getTime() < oldestEnd ? null : conversation.id;
}
