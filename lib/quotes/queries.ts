import "server-only";
import type { Database } from "@/lib/db";
import { QUOTE_COLUMNS, toQuoteView } from "@/lib/quotes/record";
import { isSamePart } from "@/lib/quotes/rules";
import type { QuoteView } from "@/lib/quotes/schema";

/** The quotes of a conversation, oldest first; without drafts when they are for the customer. */
export async function listQuotes(
  database: Database,
  conversationId: string,
  audience: "staff" | "customer",
): Promise<QuoteView[]> {
  const now = new Date();
  const rows = await database.quote.findMany({
    where: { conversationId, ...(audience === "customer" && { state: { not: "draft" } }) },
    select: { ...QUOTE_COLUMNS, ...(audience === "staff" && { emails: SENDING_EMAIL }) },
    orderBy: { number: "asc" },
  });
  return rows.map(({ emails, ...row }: (typeof rows)[number] & { emails?: EmailRow[] }) => ({
    ...toQuoteView(row, now),
    ...(audience === "staff" && { email: toEmailState(emails?.[0]) }),
  }));
}

const SENDING_EMAIL = {
  where: { event: "quote_sent" },
  select: { id: true, state: true, error: true },
  take: 1,
} as const;

type EmailRow = { id: string; state: "waiting" | "sending" | "sent" | "failed"; error: string | null };

function toEmailState(row: EmailRow | undefined): QuoteView["email"] {
  if (!row) return null;
  const isFailed = row.state === "failed";
  const state = row.state === "sending" ? "waiting" : row.state;
  return { _id: row.id, state, error: isFailed ? row.error : null };
}

/** A part of a dismantled vehicle that the customer of an open request accepted. */
export type Reservation = {
  donorId: string;
  part: string;
  reference: string;
  acceptedAt: Date;
};

/**
 * The accepted parts of these vehicles, of other conversations than the given one. A part is reserved until its request
 * is closed.
 */
export async function listReservations(
  database: Database,
  donorIds: readonly string[],
  exceptConversationId: string,
): Promise<Reservation[]> {
  if (donorIds.length === 0) return [];
  const lines = await database.quoteLine.findMany({
    where: {
      donorId: { in: [...new Set(donorIds)] },
      quote: {
        state: "accepted",
        conversationId: { not: exceptConversationId },
        conversation: { closedAt: null },
      },
    },
    select: {
      donorId: true,
      part: true,
      quote: { select: { decidedAt: true, conversation: { select: { reference: true } } } },
    },
    orderBy: [{ quote: { decidedAt: "asc" } }, { id: "asc" }],
  });
  return lines.flatMap(({ donorId, part, quote }) =>
    donorId && quote.decidedAt
      ? [{ donorId, part, reference: quote.conversation.reference, acceptedAt: quote.decidedAt }]
      : [],
  );
}

/** The reservation of a part of a vehicle, if there is one. */
export const findReservation = (
  reservations: readonly Reservation[],
  donorId: string,
  part: string,
): Reservation | undefined =>
  reservations.find((one) => one.donorId === donorId && isSamePart(one.part, part));

/** The ids of those vehicles that have not been taken apart yet. */
export async function listVehiclesToDismantle(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.dismantledVehicle.findMany({
    where: { id: { in: [...new Set(ids)] }, status: "awaiting_dismantle" },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
