import { business } from "@/lib/business";
import { SHOP_DAY_MINUTES, shopDay, shopMinutesBetween } from "@/lib/response-clock";

// What staff and customers read about the response clock. Everything is in the shop's time zone.

type Moment = Date | string;
type Clock = { startedAt: Moment; dueAt: Moment };

/** The remaining shop minutes of a clock, or those since it was over, with the texts of the desk. */
export type TimeLeft = {
  minutes: number;
  isOver: boolean;
  /** The used part of the time in quarters: from 3 on it is urgent, 4 is over. */
  dial: 0 | 1 | 2 | 3 | 4;
  /** "4 h 14 left" or "35 min over" */
  text: string;
  /** "by Fri 2:34 pm" or "was Fri 9:45 am" */
  moment: string;
};

/** What the customer reads about our answer, and how it looks: a running clock, an answer in time, a late answer. */
export type CustomerPromise = { text: string; tone: "clock" | "good" | "late" };

/** A day is named by its weekday if it is at most this many days away, else by its date. */
const NEAR_DAYS = 6;
const DAY = 86_400_000;

const parts = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  year: "numeric",
  month: "long",
  day: "numeric",
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** The time that is left to answer, or how long the answer has been overdue. */
export function timeLeft(clock: Clock, now: Date): TimeLeft {
  const [startedAt, dueAt] = [toDate(clock.startedAt), toDate(clock.dueAt)];
  const at = weekdayAndTime(dueAt, now);
  if (now > dueAt) {
    const minutes = Math.max(1, Math.floor(shopMinutesBetween(dueAt, now)));
    return { minutes, isOver: true, dial: 4, text: `${shopDuration(minutes)} over`, moment: `was ${at}` };
  }
  const left = shopMinutesBetween(now, dueAt);
  const all = shopMinutesBetween(startedAt, dueAt);
  const minutes = Math.ceil(left);
  const dial = quarters(all === 0 ? 1 : 1 - left / all);
  return { minutes, isOver: false, dial, text: `${shopDuration(minutes)} left`, moment: `by ${at}` };
}

/** A number of minutes: "35 min", "1 h 05". */
export function shopDuration(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, "0")}`;
}

/** How long the first answer took: "First answer, after 1 h 20 of 9 shop hours", or how late it was. */
export function firstAnswerText(stopped: Clock, answeredAt: Moment): { text: string; isLate: boolean } {
  const [startedAt, dueAt, at] = [toDate(stopped.startedAt), toDate(stopped.dueAt), toDate(answeredAt)];
  if (at > dueAt) {
    const late = Math.max(1, shopMinutesBetween(dueAt, at));
    return { text: `First answer, ${shopDuration(late)} late`, isLate: true };
  }
  const taken = shopDuration(shopMinutesBetween(startedAt, at));
  return { text: `First answer, after ${taken} of ${shopDayText} shop hours`, isLate: false };
}

/** When a customer wrote: "Wrote 22 min ago", "Wrote 3 h ago", "Wrote 2 days ago". */
export function wroteText(writtenAt: Moment, now: Date): string {
  const minutes = Math.floor((now.getTime() - toDate(writtenAt).getTime()) / 60_000);
  if (minutes < 1) return "Wrote just now";
  if (minutes < 60) return `Wrote ${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Wrote ${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "Wrote 1 day ago" : `Wrote ${days} days ago`;
}

/**
 * What the customer reads about our answer. Null if there is nothing to say: we owe no answer and never gave one.
 * `isWaiting` is whether the customer waits for an answer, `dueAt` when that answer is due.
 */
export function customerPromiseText(
  state: { dueAt: Date | null; firstDueAt: Date | null; firstAnsweredAt: Date | null; isWaiting: boolean },
  now: Date,
): CustomerPromise | null {
  const { dueAt, firstDueAt, firstAnsweredAt, isWaiting } = state;
  if (isWaiting && dueAt !== null) return now > dueAt ? late(dueAt, now) : promised(dueAt);
  if (firstAnsweredAt === null) return null;
  const answered = `Answered ${longDayAndTime(firstAnsweredAt)}.`;
  if (firstDueAt === null) return { text: answered, tone: "good" };
  const limit =
    shopDay(firstDueAt) === shopDay(firstAnsweredAt) ? timeOfDay(firstDueAt) : longDayAndTime(firstDueAt);
  return {
    text: `${answered} We had until ${limit}.`,
    tone: firstAnsweredAt > firstDueAt ? "clock" : "good",
  };
}

function promised(dueAt: Date): CustomerPromise {
  return { text: `We answer by ${longDayAndTime(dueAt)}.`, tone: "clock" };
}

function late(dueAt: Date, now: Date): CustomerPromise {
  const { weekday } = partsOf(dueAt);
  const limit = isNear(dueAt, now) ? `${weekday}, ${timeOfDay(dueAt)}` : longDayAndTime(dueAt);
  return { text: `We are late, and sorry. We promised ${limit}. Call ${business.phone}.`, tone: "late" };
}

/** A recent or coming moment: "today 9:58 am", "Thu 11:25 am", "Nov 13", or in another year "Nov 13, 2025". */
export function dayAndTime(at: Moment, now: Date): string {
  const date = toDate(at);
  return shopDay(date) === shopDay(now) ? `today ${timeOfDay(date)}` : weekdayAndTime(date, now);
}

/** "Friday, November 27" */
export function longDay(at: Moment): string {
  const { weekday, month, day } = partsOf(toDate(at));
  return `${weekday}, ${month} ${day}`;
}

/** "Thursday, November 19, 4:50 pm" */
export function longDayAndTime(at: Moment): string {
  return `${longDay(at)}, ${timeOfDay(toDate(at))}`;
}

/** The shop hours of a business day: "9", or "8 h 30". */
export const shopDayText =
  SHOP_DAY_MINUTES % 60 === 0 ? String(SHOP_DAY_MINUTES / 60) : shopDuration(SHOP_DAY_MINUTES);

/** "Fri 2:34 pm", or the date of a day that is more than six days away. */
function weekdayAndTime(at: Date, now: Date): string {
  const { weekday, month, day, year } = partsOf(at);
  if (isNear(at, now)) return `${weekday?.slice(0, 3)} ${timeOfDay(at)}`;
  const date = `${month?.slice(0, 3)} ${day}`;
  return year === partsOf(now).year ? date : `${date}, ${year}`;
}

/** "2:34 pm" */
function timeOfDay(at: Date): string {
  const { hour, minute, dayPeriod } = partsOf(at);
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

function isNear(at: Date, now: Date): boolean {
  return Math.abs(Date.parse(shopDay(at)) - Date.parse(shopDay(now))) <= NEAR_DAYS * DAY;
}

function quarters(used: number): TimeLeft["dial"] {
  if (used < 0.25) return 0;
  if (used < 0.5) return 1;
  return used < 0.75 ? 2 : 3;
}

function partsOf(at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
}

function toDate(at: Moment): Date {
  return typeof at === "string" ? new Date(at) : at;
}
