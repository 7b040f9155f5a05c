import type { WeekFigures } from "@/lib/desk/numbers";
import { shopDuration } from "@/lib/response-clock-text";
import { formatPrice } from "@/lib/vehicles/format";

const monthAndDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** In place of a figure that does not exist. */
const NONE = "–";

/** The first day of a week: "Nov 16". */
export const weekLabel = (week: string): string => monthAndDay.format(new Date(week));

/** "$1,842" */
export const dollars = (cents: number): string => formatPrice(cents / 100);

/** "1 h 50" */
export const duration = (minutes: number | null): string => (minutes === null ? NONE : shopDuration(minutes));

/** "86 %" */
export const percent = (value: number | null): string => (value === null ? NONE : `${value} %`);

/** A duration on a bar: "1:50". */
export function barDuration(minutes: number | null): string {
  if (minutes === null) return "";
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** What is below the title of each chart; without `last` there is no week before this one. */
export const comparison = {
  requests: (last?: WeekFigures) => `this week so far${last ? `; ${last.requests} last week` : ""}`,
  firstReply: (last?: WeekFigures) =>
    `shop hours${last ? `; ${duration(last.medianFirstReplyMinutes)} last week` : ""}`,
  withinPromise: (last?: WeekFigures) =>
    `percent of requests${last ? `; ${last.withinPromisePercent ?? NONE} last week` : ""}`,
  quotes: (now: WeekFigures, last?: WeekFigures) =>
    `${now.accepted} of ${now.quotes} accepted${last ? `; ${last.accepted} of ${last.quotes} last week` : ""}`,
};
