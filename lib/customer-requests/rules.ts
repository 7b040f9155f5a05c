import type { CallOutcome, RequestKind } from "@/lib/conversations/schema";
import type { CustomerMessage, CustomerRequest, CustomerState } from "@/lib/customer-requests/schema";
import type { QuoteStateView, QuoteView } from "@/lib/quotes/schema";

/** The heading of a customer's page. */
export const HEADLINES: Record<CustomerState, string> = {
  received: "We have your request.",
  answered: "We answered.",
  quoted: "Your quote is ready.",
  accepted: "It is yours.",
  declined: "You declined this quote.",
  expired: "This quote has run out.",
  done: "Done. Thank you.",
  canceled: "This request is closed.",
  withdrawn: "You withdrew this request.",
};

const STEPS: Record<RequestKind, readonly string[]> = {
  part: ["Received", "Answered", "Quoted", "Accepted", "Handed over"],
  repair: ["Received", "Answered", "Scheduled", "In progress", "Done"],
  vehicle: ["Received", "Answered", "Done"],
};

type Facts = {
  kind: RequestKind;
  status: string;
  isClosed: boolean;
  isWithdrawn: boolean;
  isAnswered: boolean;
  /** The state of the newest quote, or null without one. */
  newestQuote: QuoteStateView | null;
};

/** What the page of a request says. */
export function customerState({
  status,
  isClosed,
  isWithdrawn,
  isAnswered,
  newestQuote,
}: Facts): CustomerState {
  if (isWithdrawn) return "withdrawn";
  if (isClosed) return status === "cancelled" ? "canceled" : "done";
  switch (newestQuote) {
    case "sent":
      return "quoted";
    case "accepted":
    case "declined":
    case "expired":
      return newestQuote;
    default:
      return isAnswered ? "answered" : "received";
  }
}

/** The steps of a request, and the current one, counted from 1. */
export function customerSteps(facts: Facts): { names: readonly string[]; current: number } {
  const names = STEPS[facts.kind];
  const answered = facts.isAnswered ? 2 : 1;
  if (facts.isClosed && facts.status !== "cancelled") return { names, current: names.length };
  if (facts.kind === "repair") {
    const byStatus: Record<string, number> = { scheduled: 3, in_progress: 4 };
    return { names, current: byStatus[facts.status] ?? answered };
  }
  if (facts.kind === "part") {
    if (facts.newestQuote === "accepted") return { names, current: 4 };
    if (facts.newestQuote !== null && facts.newestQuote !== "draft") return { names, current: 3 };
  }
  return { names, current: answered };
}

type Row = {
  id: string;
  author: "customer" | "staff" | "system";
  kind: "message" | "note" | "call" | "event";
  internal: boolean;
  text: string;
  callOutcome: CallOutcome | null;
  at: Date;
  staff: { displayName: string | null } | null;
  photos: { url: string; width: number; height: number }[];
};

const CALLS: Record<CallOutcome, string> = {
  talked: "We called you and talked.",
  voicemail: "We called you and left a voicemail.",
  no_answer: "We called you and got no answer.",
};

/**
 * An entry of a conversation as the customer sees it; null for what is not for customers, and for an empty message.
 * The text of a call is for staff only.
 */
export function toCustomerMessage(row: Row): CustomerMessage | null {
  if (row.internal || row.kind === "note") return null;
  const entry = {
    _id: row.id,
    photos: row.photos.map(({ url, width, height }) => ({ url, width, height })),
    at: row.at.toISOString(),
  };
  if (row.kind === "call") {
    return {
      ...entry,
      photos: [],
      kind: "call",
      author: "The shop",
      text: CALLS[row.callOutcome ?? "talked"],
    };
  }
  if (row.kind === "event") {
    return { ...entry, photos: [], kind: "event", author: "", text: eventText(row.text) };
  }
  if (row.text.trim() === "" && row.photos.length === 0) return null;
  if (row.author === "customer") return { ...entry, kind: "customer", author: "You", text: row.text };
  const name = row.staff?.displayName;
  return { ...entry, kind: "shop", author: name ? `${name} at the shop` : "The shop", text: row.text };
}

/** The line of the system about a decision, in the words of the customer. */
function eventText(text: string): string {
  const [, accepted] = /^Quote \d+ accepted, (.+)\.$/.exec(text) ?? [];
  if (accepted) return `You accepted the quote, ${accepted}.`;
  if (/^Quote \d+ declined\b/.test(text)) return "You declined the quote.";
  return text === "Request withdrawn." ? "You withdrew this request." : text;
}

const KINDS: Record<RequestKind, string> = {
  part: "Part request",
  repair: "Repair request",
  vehicle: "Vehicle inquiry",
};

/** The name of a kind of request. */
export const kindName = (kind: RequestKind): string => KINDS[kind];

/** The quote that the customer can accept or decline, or null. */
export function openQuoteOf({
  quotes,
  isClosed,
}: Pick<CustomerRequest, "quotes" | "isClosed">): QuoteView | null {
  const newest = quotes.at(-1);
  return newest?.state === "sent" && !isClosed ? newest : null;
}

/** The parts of a quote in words: "Headlight", "Headlight and bracket", "Headlight and 2 more parts". */
export function partsOf({ lines }: Pick<QuoteView, "lines">): string {
  const [first, second, ...more] = lines.map(({ part }) => part);
  if (!first) return "the part";
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more parts`;
}
