import type { FieldErrors } from "@/lib/http/errors";
import { centsText, parseCents } from "@/lib/quotes/amounts";
import { quoteProblems, WARRANTIES } from "@/lib/quotes/rules";
import {
  type PartGrade,
  QUOTE_MESSAGES,
  type QuoteDraftInput,
  type QuoteDraftView,
  type QuoteView,
  quoteDraftSchema,
} from "@/lib/quotes/schema";

/** A vehicle that a line's part comes from. */
export type DonorChoice = { _id: string; stockNumber: string; name: string; miles: number | null };

/** A line as it is typed. */
export type LineValues = {
  /** Identifies the line while its position changes. */
  key: string;
  part: string;
  price: string;
  core: string;
  donor: DonorChoice | null;
  grade: PartGrade | null;
  description: string;
};

/** A quote as it is typed. */
export type QuoteValues = {
  lines: LineValues[];
  handover: "pickup" | "ship";
  shipping: string;
  shippingTo: string;
  taxRate: number;
  /** YYYY-MM-DD. */
  validUntil: string;
  warranty: string;
  message: string;
};

/** An empty line, with a donor when given. */
export const newLine = (donor: DonorChoice | null = null): LineValues => ({
  ...{ key: crypto.randomUUID(), part: "", price: "", core: "", donor, grade: null, description: "" },
});

const amountText = (cents: number) => (cents === 0 ? "" : centsText(cents));

/** A draft as it is typed. A vehicle that no longer exists cannot be quoted again. */
export function valuesOf({ quote, validUntilDay }: QuoteDraftView): QuoteValues {
  const { handover, taxRate, warranty } = quote;
  return {
    ...{ handover, taxRate, warranty, validUntil: validUntilDay },
    lines: quote.lines.map(({ part, priceCents, coreCents, donor, grade, description }) => ({
      ...newLine(donor?._id ? { ...donor, _id: donor._id } : null),
      ...{ part, price: amountText(priceCents), core: centsText(coreCents), grade },
      description: description ?? "",
    })),
    shipping: amountText(quote.shippingCents),
    shippingTo: quote.shippingTo ?? "",
    message: quote.message ?? "",
  };
}

/** Adds a donor: to the first line without one, else as a new line. */
export function withDonor(values: QuoteValues, donor: DonorChoice): QuoteValues {
  const { lines } = values;
  if (lines.some((line) => line.donor?._id === donor._id)) return values;
  const free = lines.find((line) => line.donor === null);
  if (!free) return { ...values, lines: [...lines, newLine(donor)] };
  return { ...values, lines: lines.map((line) => (line === free ? { ...line, donor } : line)) };
}

/** What is sent to the server, or the fields that prevent it. */
export function readValues(values: QuoteValues): { input: QuoteDraftInput } | { problems: FieldErrors } {
  // NaN fails the schema with the message for what is not an amount.
  const cents = (text: string) => (text.trim() === "" ? 0 : (parseCents(text) ?? Number.NaN));
  const { shipping, handover, ...rest } = values;
  const input = {
    ...rest,
    handover,
    shippingCents: handover === "ship" ? cents(shipping) : 0,
    lines: values.lines.map(({ part, price, core, donor, grade, description }) => ({
      ...{ part, grade, description, donorId: donor?._id ?? null },
      ...{ priceCents: cents(price), coreCents: cents(core) },
    })),
  };
  const result = quoteDraftSchema.safeParse(input);
  if (result.success) return { input: input as QuoteDraftInput };
  const problems: FieldErrors = {};
  for (const { path, message } of result.error.issues) problems[path.join(".")] ??= message;
  return { problems };
}

/** Everything that prevents sending what is typed, by field. `today` is YYYY-MM-DD. */
export function sendingProblems(values: QuoteValues, today: string): FieldErrors {
  const read = readValues(values);
  const lines = values.lines.map(({ part, price }) => ({ part, priceCents: parseCents(price) ?? 0 }));
  return {
    ...quoteProblems({ lines, validUntil: values.validUntil }, today, QUOTE_MESSAGES),
    ...("problems" in read ? read.problems : {}),
  };
}

/** What the ticket shows while somebody types: the typed lines and terms, with the last totals of the server. */
export function previewOf(values: QuoteValues, quote: QuoteView): QuoteView {
  const cents = (text: string) => Math.max(0, parseCents(text) ?? 0);
  return {
    ...quote,
    handover: values.handover,
    shippingCents: cents(values.shipping),
    shippingTo: values.shippingTo.trim() || null,
    taxRate: values.taxRate,
    warranty: values.warranty,
    lines: values.lines.map(({ part, price, core, donor, grade, description }) => ({
      ...{ part, donor, grade, description: description.trim() || null },
      ...{ priceCents: cents(price), coreCents: cents(core) },
    })),
  };
}

/** The warranties as choices: "3 months or 3,000 miles, used parts". */
export const WARRANTY_CHOICES = WARRANTIES.map(({ text, parts }) => ({
  value: text,
  label: `${text}, ${parts} parts`,
}));

/** The id of a field's control. `path` is its path in an error. */
export const controlId = (path: string): string => `quote-${path.replaceAll(".", "-")}`;
