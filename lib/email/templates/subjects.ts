import type { RequestKind } from "@/lib/conversations/schema";
import { headerText } from "@/lib/email/address";
import { shortened } from "@/lib/email/templates/format";
import type { RequestEvent } from "@/lib/email/templates/mail";
import { formatCents, formatMonthDay } from "@/lib/quotes/format";
import type { QuoteStateView } from "@/lib/quotes/schema";
import { longDay } from "@/lib/response-clock-text";

/** What the subject of an email mentions. */
export type SubjectFacts = {
  reference: string;
  kind: RequestKind;
  customerName: string;
  subject: string;
  vehicle: string | null;
  /** Whether the customer withdrew the request, rather than wrote. */
  isWithdrawal: boolean;
  quote: { number: number; totalCents: number; validUntil: Date; isAccepted: boolean } | null;
};

/** Whether a decided quote was accepted: it can have been replaced before its email is sent, unlike a declined one. */
export const wasAccepted = (state: QuoteStateView): boolean => state === "accepted" || state === "replaced";

export const KIND_NOUNS: Record<RequestKind, string> = {
  part: "part request",
  repair: "repair request",
  vehicle: "vehicle inquiry",
};

/** The subject of the email about an event. @throws Error when the event is about a quote and there is none */
export function subjectOf(event: RequestEvent, facts: SubjectFacts): string {
  return headerText(SUBJECTS[event](facts));
}

/** The subject of the morning email. */
export const dueTodaySubject = (day: Date): string => `Requests due on ${longDay(day)}`;

const about = ({ subject, vehicle }: SubjectFacts) =>
  [subject, vehicle].flatMap((part) => (part ? [shortened(part)] : [])).join(", ");

function quoteOf({ quote }: SubjectFacts) {
  if (!quote) throw new Error("The quote of this email is missing.");
  return { ...quote, total: formatCents(quote.totalCents), until: formatMonthDay(quote.validUntil) };
}

const SUBJECTS: Record<RequestEvent, (facts: SubjectFacts) => string> = {
  request_received: ({ reference }) => `We have your request, ${reference}`,
  staff_reply: ({ reference }) => `We answered, ${reference}`,
  quote_sent(facts) {
    const { total, until } = quoteOf(facts);
    return `Your quote, ${facts.reference}: ${total}, good until ${until}`;
  },
  quote_accepted(facts) {
    const { number, total } = quoteOf(facts);
    return `You accepted quote ${number}, ${facts.reference}: ${total}`;
  },
  quote_expires_tomorrow(facts) {
    const { total, until } = quoteOf(facts);
    return `Your quote ends ${until}, ${facts.reference}: ${total}`;
  },
  request_closed: ({ reference }) => `Your request is closed, ${reference}`,
  request_link: ({ reference }) => `The link to your request, ${reference}`,
  office_new_request: (facts) => `New ${KIND_NOUNS[facts.kind]}, ${facts.reference}: ${about(facts)}`,
  office_customer_message: ({ reference, customerName, isWithdrawal }) =>
    `${shortened(customerName)} ${isWithdrawal ? "withdrew the request" : "wrote"}, ${reference}`,
  office_quote_decided(facts) {
    const { number, total, isAccepted } = quoteOf(facts);
    return `Quote ${number} ${isAccepted ? "accepted" : "declined"}, ${facts.reference}: ${total}`;
  },
};
