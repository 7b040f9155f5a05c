import { business, openingTime } from "@/lib/business";

// Without a date library: the form on /contact uses these functions in the browser.

/** How far ahead a test drive can be planned, in days. A later one is probably a mistyped year. */
export const MAX_TEST_DRIVE_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const shopClock = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" });

// How far the shop's clock is ahead of UTC at a moment, in milliseconds (negative in America).
function shopOffset(at: Date): number {
  const parts = Object.fromEntries(shopClock.formatToParts(at).map(({ type, value }) => [type, value]));
  const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  return Date.parse(shown) - Math.floor(at.getTime() / 1000) * 1000;
}

/** The moment of a local time at the shop ("YYYY-MM-DDTHH:mm"), or null when it is not a date and time. */
export function shopMoment(local: string): Date | null {
  if (!LOCAL_TIME.test(local)) return null;
  const asUtc = new Date(`${local}:00Z`);
  // A day that does not exist, such as February 30, would become another one.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== local) return null;
  // The offset is that of the result, which differs from the first estimate when the clocks change in between.
  const estimate = new Date(asUtc.getTime() - shopOffset(asUtc));
  return new Date(asUtc.getTime() - shopOffset(estimate));
}

/** Whether the shop is open at a local time, apart from holidays. */
export function isInShopHours(local: string): boolean {
  const day = weekday.format(new Date(`${local}:00Z`));
  const time = local.slice(11);
  return (
    (openingTime.days as readonly string[]).includes(day) &&
    time >= openingTime.opens &&
    time < openingTime.closes
  );
}

/** What is wrong with a preferred time for a test drive; null when nothing is. */
export function preferredTimeProblem(
  local: string,
  now: Date,
): "invalid" | "past" | "too_late" | "closed" | null {
  const moment = shopMoment(local);
  if (!moment) return "invalid";
  if (moment <= now) return "past";
  if (moment.getTime() - now.getTime() > MAX_TEST_DRIVE_DAYS * DAY_MS) return "too_late";
  return isInShopHours(local) ? null : "closed";
}

const MAX_SUBJECT_LENGTH = 80;

/** A text on one line, cut after a word when it is long. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_SUBJECT_LENGTH) return line;
  const start = line.slice(0, MAX_SUBJECT_LENGTH - 1);
  return `${start.replace(/\s+\S*$/, "")}…`;
}
