import { business } from "@/lib/business";

// Amounts and moments as staff and customers read them. Moments are in the shop's time zone.

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

type Moment = Date | string;

const partsOf = (format: Intl.DateTimeFormat, at: Moment) =>
  Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));

const clock = { hour: "numeric", minute: "2-digit", timeZone: business.timeZone } as const;
const short = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  ...clock,
});
const long = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", ...clock });

/** An amount in US cents: $1,240.00. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** A tax rate in hundredths of a percent: 8 %, on one line. */
export const formatTaxRate = (rate: number): string => `${percent.format(rate / 100)}\u00a0%`;

/** Fri Nov 27, 5:00 pm */
export function formatShortMoment(at: Moment): string {
  const part = partsOf(short, at);
  return `${part.weekday} ${part.month} ${part.day}, ${timeIn(part)}`;
}

/** Friday, November 27, 5:00 pm */
export function formatLongMoment(at: Moment): string {
  const part = partsOf(long, at);
  return `${part.weekday}, ${part.month} ${part.day}, ${timeIn(part)}`;
}

/** 10:31 am */
export const formatTime = (at: Moment): string => timeIn(partsOf(short, at));

/** Nov 17 */
export function formatMonthDay(at: Moment): string {
  const part = partsOf(short, at);
  return `${part.month} ${part.day}`;
}

const timeIn = (part: Record<string, string>) =>
  `${part.hour}:${part.minute} ${part.dayPeriod?.toLowerCase()}`;
