import { openQuoteOf, partsOf } from "@/lib/customer-requests/rules";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { formatMonthDay, formatShortMoment, formatTime } from "@/lib/quotes/format";
import type { QuoteView } from "@/lib/quotes/schema";
import { shopDay } from "@/lib/response-clock";
import { longDay } from "@/lib/response-clock-text";
import { formatMiles } from "@/lib/vehicles/format";

// Sentences on the page of a customer's request. All moments are in the shop's time zone.

/** When a message was written: "today, 9:58 am", "Wed Nov 18, 4:50 pm". */
export function messageTime(at: string, now: Date): string {
  return isToday(at, now) ? `today, ${formatTime(at)}` : formatShortMoment(at);
}

const isToday = (at: string, now: Date) => shopDay(new Date(at)) === shopDay(now);

/** "You accepted this quote at 10:48 am."; null for a quote that is not decided. */
export function decisionText({ state, decidedAt }: QuoteView, now: Date): string | null {
  if (decidedAt === null || (state !== "accepted" && state !== "declined")) return null;
  const day = isToday(decidedAt, now) ? "" : ` on ${formatMonthDay(decidedAt)}`;
  return `You ${state} this quote${day} at ${formatTime(decidedAt)}.`;
}

/** "This quote ran out on November 27. Ask, and we look whether the part is still here." */
export function expiredText({ validUntil }: Pick<QuoteView, "validUntil">): string {
  // "Friday, November 27" without its weekday
  const day = longDay(validUntil).replace(/^\w+, /, "");
  return `This quote ran out on ${day}. Ask, and we look whether the part is still here.`;
}

/** Why the newest quote cannot be decided. */
export function settledText({ quotes, isClosed }: CustomerRequest, now: Date): string {
  const newest = quotes.at(-1);
  const decision = newest && decisionText(newest, now);
  if (decision) return decision;
  if (isClosed) return ENDED;
  return newest?.state === "expired" ? expiredText(newest) : "There is no open quote.";
}

/** What a form about a request that has ended leads to. */
export const ENDED = "This request has ended.";

/** The sentence below the heading of the page. */
export function leadFor(request: CustomerRequest): string {
  const open = openQuoteOf(request);
  switch (request.state) {
    case "quoted":
      return open ? offer(open, request.vehicle) : about(request);
    case "accepted":
      return request.quotes.at(-1)?.handover === "ship"
        ? "We pull the part and check it. You hear from us when it ships, usually within two business days."
        : "We pull the part and check it. You hear from us when you can pick it up, usually within two business days.";
    case "declined":
      return "Tell us if you change your mind, or what would suit you better.";
    default:
      return about(request);
  }
}

function offer(quote: QuoteView, vehicle: string | null): string {
  const parts = partsOf(quote);
  const donor = quote.lines.length === 1 ? quote.lines[0]?.donor : null;
  const miles = donor?.miles == null ? "" : ` with ${formatMiles(donor.miles)} miles`;
  const goal = vehicle ? `for your ${vehicle}` : "";
  const source = donor ? `off a ${donor.name}${miles}` : "";
  // "Headlight, driver side, for your …"
  const start = [parts, goal].filter(Boolean).join(parts.includes(",") ? ", " : " ");
  const what = quote.lines.length > 1 ? "the parts are" : "the part is";
  return `${[start, source].filter(Boolean).join(", ")}. Accept it by ${longDay(quote.validUntil)}, and ${what} yours.`;
}

/** A vehicle for sale is not the customer's. */
function about({ kind, subject, vehicle }: CustomerRequest): string {
  const text = kind === "vehicle" ? [vehicle, subject].filter(Boolean).join(": ") : subject;
  const goal = kind !== "vehicle" && vehicle ? ` for your ${vehicle}` : "";
  const sentence = text + goal;
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
