import { holidays } from "@/lib/business";

// Calendar days are written YYYY-MM-DD. They have no time zone, so their arithmetic is done in UTC.

const DAY = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

const weekdayNames = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** The day that is a number of calendar days after a day, or before it if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Whether a day is a holiday of the shop, or the weekday on which one is observed. */
export function isHoliday(day: string): boolean {
  return holidays.some((rule) => matches(day, rule));
}

/** The English name of the weekday of a day. */
export function weekdayName(day: string): string {
  return weekdayNames.format(new Date(day));
}

function matches(day: string, rule: string): boolean {
  const [date = "", position, name] = rule.split(" ");
  return position === undefined ? isObserved(day, date) : isNthWeekday(day, date, position, name);
}

/** Fixed dates move from the weekend to the nearest weekday, as federal holidays do. */
function isObserved(day: string, monthAndDay: string): boolean {
  const isDate = (other: string) => other.slice(5) === monthAndDay;
  if (isDate(day)) return true;
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  return (isDate(before) && weekday(before) === SUNDAY) || (isDate(after) && weekday(after) === SATURDAY);
}

function isNthWeekday(day: string, month: string, position: string, name: string | undefined): boolean {
  if (day.slice(5, 7) !== month || weekdayName(day) !== name) return false;
  if (position === "last") return addDays(day, 7).slice(5, 7) !== month;
  return Math.ceil(Number(day.slice(8)) / 7) === Number.parseInt(position, 10);
}

function weekday(day: string): number {
  return new Date(day).getUTCDay();
}
