import type { QuoteLineModel, QuoteModel } from "@/lib/generated/prisma/models";
import { stateAt } from "@/lib/quotes/rules";
import type { QuoteLineView, QuoteView } from "@/lib/quotes/schema";

/** The columns of a quote, with its lines in order. */
export const QUOTE_COLUMNS = {
  id: true,
  number: true,
  state: true,
  handover: true,
  shippingCents: true,
  shippingTo: true,
  taxRate: true,
  validUntil: true,
  warranty: true,
  message: true,
  partsCents: true,
  coreCents: true,
  taxCents: true,
  totalCents: true,
  sentAt: true,
  decidedAt: true,
  declineReason: true,
  declineText: true,
  version: true,
  updatedAt: true,
  sentBy: { select: { displayName: true } },
  lines: {
    select: {
      part: true,
      donorId: true,
      donorStockNumber: true,
      donorName: true,
      donorMiles: true,
      grade: true,
      description: true,
      priceCents: true,
      coreCents: true,
    },
    orderBy: { position: "asc" },
  },
} as const;

type LineRow = Pick<QuoteLineModel, keyof (typeof QUOTE_COLUMNS)["lines"]["select"]>;
export type QuoteRow = Pick<QuoteModel, Exclude<keyof typeof QUOTE_COLUMNS, "lines" | "sentBy">> & {
  sentBy: { displayName: string | null } | null;
  lines: LineRow[];
};

/** A stored quote as staff and customers see it. */
export function toQuoteView(row: QuoteRow, now: Date): QuoteView {
  const { id, updatedAt: _, sentBy, lines, validUntil, sentAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    state: stateAt(row, now),
    lines: lines.map(toLineView),
    validUntil: validUntil.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    sentBy: sentAt ? (sentBy?.displayName ?? "the shop") : null,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function toLineView(row: LineRow): QuoteLineView {
  const { donorId, donorStockNumber, donorName, donorMiles, ...line } = row;
  const donor =
    donorStockNumber === null
      ? null
      : { _id: donorId, stockNumber: donorStockNumber, name: donorName ?? "", miles: donorMiles };
  return { ...line, donor };
}
