import { z } from "zod";
import { taxRates } from "@/lib/business";
import { optionalText } from "@/lib/contact/schema";
import type { EmailStateView } from "@/lib/conversations/schema";
import { WARRANTIES } from "@/lib/quotes/rules";

/** As many lines as fit on one printed page. */
export const MAX_QUOTE_LINES = 10;
export const MAX_PART_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 120;
export const MAX_SHIPPING_TO_LENGTH = 40;
export const MAX_QUOTE_MESSAGE_LENGTH = 1_000;
/** The largest amount of one field, in US cents. */
export const MAX_AMOUNT_CENTS = 9_999_999;

export const QUOTE_MESSAGES = {
  part: "Name the part",
  noPrice: "Enter a price",
  notAnAmount: "Enter an amount, such as 165.00",
  negative: "An amount cannot be negative",
  tooLarge: "An amount is at most 99,999.99",
  noLines: "Add a part to the quote",
  tooManyLines: `A quote has at most ${MAX_QUOTE_LINES} lines`,
  notADay: "Choose a day",
  pastDay: "Choose a day that is not in the past",
  donor: "This vehicle is no longer in the inventory",
} as const;

export const PART_GRADES = ["A", "B", "C"] as const;
export type PartGrade = (typeof PART_GRADES)[number];

export const DECLINE_REASONS = {
  too_much: "Too much",
  found_elsewhere: "Found one elsewhere",
  not_needed: "No longer needed",
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

/** `expired` is a sent quote past its validUntil. */
export type QuoteStateView = "draft" | "sent" | "accepted" | "declined" | "replaced" | "expired";

export type QuoteLineView = {
  part: string;
  priceCents: number;
  coreCents: number;
  donor: { _id: string | null; stockNumber: string; name: string; miles: number | null } | null;
  grade: PartGrade | null;
  description: string | null;
};

/** A quote as staff and its customer see it (customers never see drafts). All amounts are integer US cents. */
export type QuoteView = {
  _id: string;
  number: number;
  state: QuoteStateView;
  lines: QuoteLineView[];
  handover: "pickup" | "ship";
  shippingCents: number;
  shippingTo: string | null;
  /** Hundredths of a percent: 800 is 8 %. */
  taxRate: number;
  partsCents: number;
  coreCents: number;
  taxCents: number;
  totalCents: number;
  validUntil: string;
  warranty: string;
  message: string | null;
  sentAt: string | null;
  /** The display name of who sent it, else "the shop". */
  sentBy: string | null;
  decidedAt: string | null;
  declineReason: DeclineReason | null;
  declineText: string | null;
  version: number;
  /** The state of the email that sent it. Only for staff. */
  email?: EmailStateView | null;
};

const amount = z
  .number({ error: QUOTE_MESSAGES.notAnAmount })
  .int({ error: QUOTE_MESSAGES.notAnAmount })
  .min(0, { error: QUOTE_MESSAGES.negative })
  .max(MAX_AMOUNT_CENTS, { error: QUOTE_MESSAGES.tooLarge });

const lineSchema = z.object({
  part: z
    .string({ error: QUOTE_MESSAGES.part })
    .trim()
    .max(MAX_PART_LENGTH, { error: `A part has at most ${MAX_PART_LENGTH} characters` }),
  /** US cents; 0 while there is no price yet. */
  priceCents: amount,
  coreCents: amount.default(0),
  /** The id of a dismantled vehicle. */
  donorId: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id || null),
  grade: z
    .enum(PART_GRADES, { error: "A grade is A, B or C" })
    .nullish()
    .transform((grade) => grade ?? null),
  description: optionalText(MAX_DESCRIPTION_LENGTH, "A description"),
});

const day = z
  .string({ error: QUOTE_MESSAGES.notADay })
  .refine((text) => /^20\d\d-\d\d-\d\d$/.test(text) && isCalendarDay(text), {
    error: QUOTE_MESSAGES.notADay,
  });

/**
 * PUT /api/admin/conversations/{reference}/quote-draft. A draft may be incomplete (see `quoteProblems`), because it is
 * saved while somebody types.
 */
export const quoteDraftSchema = z.object({
  lines: z
    .array(lineSchema, { error: QUOTE_MESSAGES.noLines })
    .max(MAX_QUOTE_LINES, { error: QUOTE_MESSAGES.tooManyLines }),
  handover: z.enum(["pickup", "ship"], { error: "Choose how it is handed over" }),
  shippingCents: amount.default(0),
  shippingTo: optionalText(MAX_SHIPPING_TO_LENGTH, "Where it is shipped to"),
  taxRate: z
    .number({ error: "Choose a tax rate" })
    .refine((rate) => (taxRates as readonly number[]).includes(rate), { error: "Choose a tax rate" }),
  /** The last day, YYYY-MM-DD in the shop's time zone: until closing time. */
  validUntil: day,
  warranty: z.enum(
    WARRANTIES.map(({ text }) => text),
    { error: "Choose a warranty" },
  ),
  message: optionalText(MAX_QUOTE_MESSAGE_LENGTH, "The message"),
});

export type QuoteDraftInput = z.input<typeof quoteDraftSchema>;
export type QuoteDraftValues = z.output<typeof quoteDraftSchema>;

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What staff should know before they send a quote. It does not prevent sending. */
export type QuoteWarning =
  /** The customer of another request accepted this part of this vehicle. */
  | { kind: "promised"; line: number; reference: string; stockNumber: string; acceptedAt: string }
  /** The vehicle of a line has not been taken apart yet. */
  | { kind: "awaiting_dismantle"; line: number; stockNumber: string }
  /** The shop is closed on the last day. */
  | { kind: "closed_day" }
  /** The quote that this one replaces was accepted. */
  | { kind: "replaces_accepted"; number: number };

/** A draft as the quote builder shows it: the stored one, or a new one with version 0. */
export type QuoteDraftView = {
  /** For If-Match. 0 while nothing is stored. */
  version: number;
  quote: QuoteView;
  /** The last day that the quote is valid, YYYY-MM-DD. */
  validUntilDay: string;
  /** When the draft was saved last; null while nothing is stored. */
  savedAt: string | null;
  /** The number of the quote that sending this one replaces. */
  replaces: number | null;
  warnings: QuoteWarning[];
  conversation: {
    reference: string;
    customerName: string;
    subject: string;
    vehicle: string | null;
    hasEmail: boolean;
    isClosed: boolean;
  };
};
