import { TZDateMini } from "@date-fns/tz/date/mini";
import { lightFormat } from "date-fns/lightFormat";
import { business, openingTime } from "@/lib/business";
import { addDays, isHoliday, weekdayName } from "@/lib/calendar-days";

// The response clock: shop hours between two moments, and when an answer is due. All moments are instants in UTC; opening
// hours, holidays and the time zone are those of lib/business.ts.

const MINUTE = 60_000;
const openDays: ReadonlySet<string> = new Set(openingTime.days);

/** Minutes the shop is open on a business day. */
export const SHOP_DAY_MINUTES = minuteOfDay(openingTime.closes) - minuteOfDay(openingTime.opens);

/** When the answer to a message is due: the same time on the next business day, counted from its receipt or, if the shop was closed, from the next opening. */
export function answerDueAt(receivedAt: Date): Date {
  const start = fromOpening(receivedAt);
  const sinceOpening = start.getTime() - openingTimeOn(shopDay(start)).getTime();
  return new Date(openingTimeOn(nextBusinessDay(shopDay(start))).getTime() + sinceOpening);
}

/** Minutes during which the shop is open between two moments, with fractions. 0 if `to` is not after `from`. */
export function shopMinutesBetween(from: Date, to: Date): number {
  if (to <= from) return 0;
  const [firstDay, lastDay] = [shopDay(from), shopDay(to)];
  if (firstDay === lastDay) return (openTimeBefore(to, lastDay) - openTimeBefore(from, firstDay)) / MINUTE;
  const wholeDays = businessDaysBetween(firstDay, lastDay);
  const ends = openTimeBefore(closingTimeOn(firstDay), firstDay) - openTimeBefore(from, firstDay);
  return wholeDays * SHOP_DAY_MINUTES + (ends + openTimeBefore(to, lastDay)) / MINUTE;
}

/** Whether the shop is open on a day (YYYY-MM-DD in its time zone). */
export function isBusinessDay(day: string): boolean {
  return openDays.has(weekdayName(day)) && !isHoliday(day);
}

/** The closing time of the first business day that is at least this many calendar days after a moment. */
export function closingTimeAfter(from: Date, days: number): Date {
  return closingTimeOn(businessDayFrom(addDays(shopDay(from), days)));
}

/** The opening time of a day (YYYY-MM-DD), also of one when the shop is closed. */
export function openingTimeOn(day: string): Date {
  return instant(day, minuteOfDay(openingTime.opens));
}

/** The closing time of a day (YYYY-MM-DD), also of one when the shop is closed. */
export function closingTimeOn(day: string): Date {
  return instant(day, minuteOfDay(openingTime.closes));
}

/** The beginning (midnight) of a day (YYYY-MM-DD) in the shop's time zone. */
export function startOfShopDay(day: string): Date {
  return instant(day, 0);
}

/** The day (YYYY-MM-DD) of a moment in the shop's time zone. */
export function shopDay(at: Date): string {
  return lightFormat(new TZDateMini(at.getTime(), business.timeZone), "yyyy-MM-dd");
}

/** The moment itself if the shop is open, else the next opening. At closing time the shop is closed. */
function fromOpening(at: Date): Date {
  const day = shopDay(at);
  if (!isBusinessDay(day) || at >= closingTimeOn(day)) return openingTimeOn(nextBusinessDay(day));
  const opening = openingTimeOn(day);
  return at < opening ? opening : at;
}

/** The first business day on or after a day. */
function businessDayFrom(day: string): string {
  let found = day;
  while (!isBusinessDay(found)) found = addDays(found, 1);
  return found;
}

/** The first business day after a day. */
function nextBusinessDay(day: string): string {
  return businessDayFrom(addDays(day, 1));
}

/** The number of business days after one day and before another. */
function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) count += isBusinessDay(day) ? 1 : 0;
  return count;
}

/** How long the shop has been open on a day before a moment, in milliseconds. */
function openTimeBefore(at: Date, day: string): number {
  if (!isBusinessDay(day)) return 0;
  const sinceOpening = at.getTime() - openingTimeOn(day).getTime();
  return Math.min(Math.max(sinceOpening, 0), SHOP_DAY_MINUTES * MINUTE);
}

function instant(day: string, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const hours = Math.floor(minute / 60);
  const local = new TZDateMini(year, month - 1, date, hours, minute % 60, 0, 0, business.timeZone);
  return new Date(local.getTime());
}

/** 08:30 as 510. */
function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
