import { business } from "@/lib/business";
import type { ConversationView } from "@/lib/conversations/schema";
import { formatCents } from "@/lib/quotes/format";
import { longDay } from "@/lib/response-clock-text";
import type { PlaceholderValues } from "@/lib/saved-replies/rules";
import { formatMiles } from "@/lib/vehicles/format";

/** What a request fills into a saved reply. The donor is that of its newest quote, also of a draft; the total and the day are those of a quote that the customer has. */
export function placeholderValues(request: ConversationView): PlaceholderValues {
  const quotes = request.quotes.filter(({ state }) => state !== "declined" && state !== "replaced");
  const donor = quotes.at(-1)?.lines.find((line) => line.donor !== null)?.donor ?? null;
  const offered = quotes.findLast(({ state }) => state === "sent" || state === "accepted");
  const miles = donor?.miles ?? null;
  return {
    customer: request.customer.name,
    vehicle: request.vehicle,
    part: request.kind === "part" ? request.subject : null,
    donor: donor?.name ?? null,
    miles: miles === null ? null : formatMiles(miles),
    total: offered ? formatCents(offered.totalCents) : null,
    date: offered ? longDay(offered.validUntil) : null,
    phone: business.phone,
    hours: business.hoursShort.open,
  };
}
