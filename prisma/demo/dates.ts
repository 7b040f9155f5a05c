import type { Received } from "./types";

const ZONE = "America/New_York";
const DAY = 86_400_000;

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
const hourOfDay = new Intl.DateTimeFormat("en-US", { timeZone: ZONE, hour: "2-digit", hourCycle: "h23" });

/** The calendar day in the shop's time zone `daysAgo` days before `now` (after it if negative), as midnight UTC. */
export function shopDay(now: Date, daysAgo: number): Date {
  return new Date(Date.parse(`${calendar.format(now)}T00:00:00Z`) - daysAgo * DAY);
}

/** The same day, or the closest weekday before or after it. The shop is open Monday to Friday. */
export function openDay(day: Date, direction: "before" | "after"): Date {
  const step = direction === "before" ? -DAY : DAY;
  let open = day;
  while (open.getUTCDay() === 0 || open.getUTCDay() === 6) open = new Date(open.getTime() + step);
  return open;
}

/** Converts a time ("08:25") in the shop's time zone to a Date. `day` is midnight UTC. */
export function shopTime(day: Date, time: string): Date {
  const wall = Date.parse(`${day.toISOString().slice(0, 10)}T${time}:00Z`);
  const summer = new Date(wall + 4 * 3_600_000);
  return Number(hourOfDay.format(summer)) === Number(time.slice(0, 2))
    ? summer
    : new Date(wall + 5 * 3_600_000);
}

/** Formats minutes since midnight: 576 returns "09:36". */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The moment of a demo request or message. */
export function receivedAt(now: Date, received: Received): Date {
  return "minutesAgo" in received
    ? new Date(now.getTime() - received.minutesAgo * 60_000)
    : shopTime(shopDay(now, received.daysAgo), received.at);
}
