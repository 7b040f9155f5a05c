import { business, openingTime } from "@/lib/business";
import { isBusinessDay, shopDay } from "@/lib/response-clock";

// When emails that depend on the time are due. All times of day are in the shop's time zone.

/** When customers are reminded on the day before a quote ends. */
const REMINDER_TIME = "09:00";

/** A quote that ends tomorrow ends within this time, also when the clocks change. */
export const REMINDER_LOOKAHEAD_MS = 49 * 60 * 60_000;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: business.timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether the customer should be reminded of a quote now: it ends tomorrow, and was sent before today. */
export function isReminderDue(
  { validUntil, sentAt }: { validUntil: Date; sentAt: Date },
  now: Date,
): boolean {
  const today = shopDay(now);
  return (
    clock.format(now) >= REMINDER_TIME && shopDay(validUntil) === dayAfter(today) && shopDay(sentAt) < today
  );
}

/** Whether the morning email is due: the shop is open. */
export function isDueTodayTime(now: Date): boolean {
  const time = clock.format(now);
  return time >= openingTime.opens && time < openingTime.closes && isBusinessDay(shopDay(now));
}

/** The next calendar day (YYYY-MM-DD). */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
