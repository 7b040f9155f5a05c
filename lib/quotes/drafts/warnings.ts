import "server-only";
import type { Database } from "@/lib/db";
import { findReservation, listReservations, listVehiclesToDismantle } from "@/lib/quotes/queries";
import type { QuoteView, QuoteWarning } from "@/lib/quotes/schema";
import { isBusinessDay } from "@/lib/response-clock";

type Draft = {
  conversationId: string;
  quote: QuoteView;
  validUntilDay: string;
  /** The quote that the draft replaces. */
  current: { number: number; state: string } | undefined;
};

/** What staff should know before they send a draft, in the order of its lines. */
export async function draftWarnings(
  database: Database,
  { conversationId, quote, validUntilDay, current }: Draft,
): Promise<QuoteWarning[]> {
  const ids = quote.lines.flatMap(({ donor }) => donor?._id ?? []);
  const [reservations, waiting] = await Promise.all([
    listReservations(database, ids, conversationId),
    listVehiclesToDismantle(database, ids),
  ]);
  const ofLines = quote.lines.flatMap(({ donor, part }, line): QuoteWarning[] => {
    if (!donor?._id) return [];
    const { _id: donorId, stockNumber } = donor;
    const reserved = findReservation(reservations, donorId, part);
    const warnings: QuoteWarning[] = [];
    if (reserved) {
      const acceptedAt = reserved.acceptedAt.toISOString();
      warnings.push({ kind: "promised", line, reference: reserved.reference, stockNumber, acceptedAt });
    }
    if (waiting.has(donorId)) warnings.push({ kind: "awaiting_dismantle", line, stockNumber });
    return warnings;
  });
  return [
    ...ofLines,
    ...(isBusinessDay(validUntilDay) ? [] : [{ kind: "closed_day" } as const]),
    ...(current?.state === "accepted"
      ? [{ kind: "replaces_accepted", number: current.number } as const]
      : []),
  ];
}
