import { counted } from "@/lib/email/templates/format";
import { formatCents } from "@/lib/quotes/format";
import { warrantyScope } from "@/lib/quotes/rules";
import type { QuoteLineView, QuoteView } from "@/lib/quotes/schema";
import { quoteSums } from "@/lib/quotes/sums";
import { longDayAndTime } from "@/lib/response-clock-text";
import { formatMiles } from "@/lib/vehicles/format";

/** A line of a quote ticket, ready to be shown. */
export type TicketLine = { part: string; price: string; details: string };

/** A quote ticket, ready to be shown. Its order is the same everywhere. */
export type TicketText = {
  title: string;
  lines: TicketLine[];
  sums: { label: string; amount: string }[];
  total: string;
  terms: string;
  validity: string;
};

/** The texts of a quote ticket. */
export function ticketText(quote: QuoteView): TicketText {
  return {
    title: `Quote ${quote.number}`,
    lines: quote.lines.map((line) => ({
      part: line.part,
      price: formatCents(line.priceCents),
      details: lineDetails(line),
    })),
    sums: quoteSums(quote).map(({ label, cents }) => ({ label, amount: formatCents(cents) })),
    total: formatCents(quote.totalCents),
    terms: quote.warranty && `${warrantyScope(quote.warranty, quote.lines.length)}: ${quote.warranty}.`,
    validity: validityText(quote),
  };
}

/** Until when the quote is good, or when it was decided. A decided quote that was replaced later had been accepted. */
function validityText({ state, validUntil, decidedAt }: QuoteView): string {
  if (decidedAt === null) return `Good until ${longDayAndTime(validUntil)}.`;
  return `${state === "declined" ? "Declined" : "Accepted"} ${longDayAndTime(decidedAt)}.`;
}

/** "Off D-1131, 112,680 miles. Grade A: clear lens, all tabs whole." */
function lineDetails({ donor, grade, description, coreCents }: QuoteLineView): string {
  const miles = donor?.miles == null ? [] : [`${formatMiles(donor.miles)} miles`];
  const source = donor ? [`Off ${[donor.stockNumber, ...miles].join(", ")}.`] : [];
  const condition = [grade && `Grade ${grade}`, description].filter(Boolean).join(": ");
  const core = coreCents > 0 && `Plus ${formatCents(coreCents)} core charge.`;
  return [...source, condition && ended(condition), core].filter(Boolean).join(" ");
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What a quote offers, as a sentence: "We have the headlight for your 2015 Toyota RAV4. It comes off a 2014 …". */
export function offerSentence(quote: QuoteView, vehicle: string | null): string {
  const { lines } = quote;
  const goal = vehicle ? ` for your ${vehicle}` : "";
  const [line] = lines;
  if (lines.length !== 1 || !line) return `We have ${counted(lines.length, "part")}${goal}.`;
  const miles = line.donor?.miles == null ? "" : ` with ${formatMiles(line.donor.miles)} miles`;
  const source = line.donor ? ` It comes off a ${line.donor.name}${miles}.` : "";
  // "Headlight, driver side, for your …"
  const comma = goal !== "" && line.part.includes(",") ? "," : "";
  return `We have the ${line.part}${comma}${goal}.${source}`;
}
