import { formatCents, formatShortMoment } from "@/lib/quotes/format";

/** The line of a conversation about a sent quote. */
export const quoteSentLine = (number: number, totalCents: number, validUntil: Date): string =>
  `Quote ${number} sent, ${formatCents(totalCents)}, valid until ${formatShortMoment(validUntil)}.`;

/** The line of a conversation about an accepted quote. */
export const quoteAcceptedLine = (number: number, totalCents: number): string =>
  `Quote ${number} accepted, ${formatCents(totalCents)}.`;

/** The line of a conversation about a declined quote. */
export const quoteDeclinedLine = (number: number, reason: string): string =>
  reason.trim() ? `Quote ${number} declined: ${reason.trim()}` : `Quote ${number} declined.`;

/** The quote that a line is about, and whether it was sent or accepted; null for any other line. */
export function quoteOfLine(line: string): { number: number; event: "quote_sent" | "quote_accepted" } | null {
  const [, number, event] = /^Quote (\d+) (sent|accepted), /.exec(line) ?? [];
  if (!number) return null;
  return { number: Number(number), event: event === "sent" ? "quote_sent" : "quote_accepted" };
}
