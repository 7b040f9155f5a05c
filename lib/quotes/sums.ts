import { formatTaxRate } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";

type Amounts = Pick<
  QuoteView,
  "lines" | "handover" | "shippingCents" | "shippingTo" | "taxRate" | "partsCents" | "taxCents" | "coreCents"
>;

/** The sums above the total of a quote. Their order and names are the same on the desk, for customers, in emails and on paper. */
export function quoteSums(quote: Amounts): { label: string; cents: number }[] {
  const { lines, handover, shippingCents, shippingTo, taxRate, partsCents, taxCents, coreCents } = quote;
  const shipping = shippingTo ? `Shipping to ${shippingTo}` : "Shipping";
  return [
    ...(lines.length > 1 ? [{ label: "Parts", cents: partsCents }] : []),
    ...(handover === "ship" ? [{ label: shipping, cents: shippingCents }] : []),
    { label: `Sales tax, ${formatTaxRate(taxRate)}`, cents: taxCents },
    ...(coreCents > 0 ? [{ label: "Core charge, refundable", cents: coreCents }] : []),
  ];
}
