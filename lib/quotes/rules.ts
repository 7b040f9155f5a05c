import { business } from "@/lib/business";
import type { FieldErrors } from "@/lib/http/errors";
import type { QuoteStateView } from "@/lib/quotes/schema";
import { formatMiles } from "@/lib/vehicles/format";

const termText = (term: { months: number; miles: number }) =>
  `${term.months} months or ${formatMiles(term.miles)} miles`;

/** The warranties that a quote can have, as the customer reads them: used parts first. */
export const WARRANTIES = [
  { text: termText(business.warranty.usedParts), parts: "used" },
  { text: termText(business.warranty.newParts), parts: "new" },
] as const;

/** What a warranty applies to: "Warranty on this used part". */
export function warrantyScope(warranty: string, lines: number): string {
  const kind = WARRANTIES.find(({ text }) => text === warranty)?.parts;
  return `Warranty on ${lines > 1 ? "these" : "this"} ${kind ? `${kind} ` : ""}${lines > 1 ? "parts" : "part"}`;
}

/** The amounts that the totals follow from, in US cents; the tax rate in hundredths of a percent. */
export type QuoteAmounts = {
  lines: readonly { priceCents: number; coreCents: number }[];
  shippingCents: number;
  taxRate: number;
};

export type QuoteTotals = { partsCents: number; coreCents: number; taxCents: number; totalCents: number };

/**
 * The totals of a quote in US cents. Parts and shipping are taxed, and the tax is rounded to the nearest cent, half a
 * cent up. Core charges are deposits: they are added without tax.
 */
export function quoteTotals({ lines, shippingCents, taxRate }: QuoteAmounts): QuoteTotals {
  const partsCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const coreCents = lines.reduce((sum, line) => sum + line.coreCents, 0);
  const taxCents = Math.floor(((partsCents + shippingCents) * taxRate + 5_000) / 10_000);
  return { partsCents, coreCents, taxCents, totalCents: partsCents + shippingCents + taxCents + coreCents };
}

/** What sending a quote checks, with the messages of its fields. */
type Sendable = {
  lines: readonly { part: string; priceCents: number }[];
  /** YYYY-MM-DD. */
  validUntil: string;
};

/** Why a quote cannot be sent, by field: nothing in it, no part, no price, or a last day before `today` (YYYY-MM-DD). */
export function quoteProblems(
  { lines, validUntil }: Sendable,
  today: string,
  messages: { noLines: string; part: string; noPrice: string; pastDay: string },
): FieldErrors {
  const problems: FieldErrors = {};
  if (lines.length === 0) problems.lines = messages.noLines;
  for (const [index, { part, priceCents }] of lines.entries()) {
    if (fold(part) === "") problems[`lines.${index}.part`] = messages.part;
    if (priceCents <= 0) problems[`lines.${index}.priceCents`] = messages.noPrice;
  }
  if (validUntil < today) problems.validUntil = messages.pastDay;
  return problems;
}

/** The state of a quote at a moment: a sent quote past its `validUntil` is expired. */
export function stateAt(
  { state, validUntil }: { state: Exclude<QuoteStateView, "expired">; validUntil: Date },
  now: Date,
): QuoteStateView {
  return state === "sent" && now > validUntil ? "expired" : state;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Whether two descriptions may mean the same part of a vehicle: "Headlight Assembly, driver side" is not the one on the
 * passenger side, but may be "Headlight Assembly". A category in front, as in "Headlights - Headlight Assembly", is ignored.
 */
export function isSamePart(one: string, other: string): boolean {
  const [base = "", ...details] = partWords(one);
  const [otherBase = "", ...otherDetails] = partWords(other);
  if (base === "" || base !== otherBase) return false;
  const isVague = details.length === 0 || otherDetails.length === 0;
  return isVague || details.join(" ") === otherDetails.join(" ");
}

function partWords(part: string): string[] {
  const name = part.split(" - ").at(-1) ?? "";
  return name.split(",").map(fold);
}
