import { addDays } from "@/lib/calendar-days";
import { isBusinessDay, openingTimeOn, SHOP_DAY_MINUTES } from "@/lib/response-clock";

/** The numbers of weeks that the page offers. The first one is the default. */
export const WEEK_CHOICES = [11, 26, 52] as const;

// The figures of the desk by week. Weeks run as in ISO 8601 and in the shop's time zone; each is named by its first day.

/** What happened in a week. A request counts in the week of its receipt, a quote in the week it was sent. */
export type WeekSummary = {
  requests: number;
  /** Shop minutes from receipt to the first answer. Null if none was answered. */
  medianFirstReplyMinutes: number | null;
  /** Whole percent of the requests whose first answer was given or is overdue. Null if there are none. */
  withinPromisePercent: number | null;
  /** Quotes that no later one has replaced. */
  quotes: number;
  quotedCents: number;
  /** How many of these quotes were accepted, at any time. */
  accepted: number;
  acceptedCents: number;
};

export type WeekFigures = WeekSummary & { parts: number; repairs: number; vehicles: number };

/** Weeks from the first one with a request or a quote to the current one, which is not over; and all of them together. */
export type DeskNumbers = { weeks: (WeekFigures & { week: string })[]; total: WeekFigures };

/** Requests of a week, or of all weeks if `week` is null. */
export type RequestRow = {
  week: string | null;
  parts: number;
  repairs: number;
  vehicles: number;
  medianMinutes: number | null;
  /** How many were answered or are overdue, and how many of these were answered in time. */
  judged: number;
  kept: number;
};

/** Quotes of a week, or of all weeks if `week` is null. */
export type QuoteRow = { week: string | null } & Pick<
  WeekSummary,
  "quotes" | "quotedCents" | "accepted" | "acceptedCents"
>;

/** The first day of the week of a day (both YYYY-MM-DD). */
export function weekOf(day: string): string {
  const sinceStart = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceStart);
}

/** The week of a day and the weeks before it, oldest first. */
export function recentWeeks(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(weekOf(today), 7 * (index + 1 - count)));
}

/** A day of the shop: how long it is open, and the shop minutes since the start of the calendar. */
export type CalendarDay = { day: string; opensAt: string; minutes: number; before: number };

/** The days from the first day of a week to the end of another week, with which shop minutes can be counted in SQL. */
export function shopCalendar(firstWeek: string, lastWeek: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  let before = 0;
  for (let day = firstWeek; day < addDays(lastWeek, 7); day = addDays(day, 1)) {
    const minutes = isBusinessDay(day) ? SHOP_DAY_MINUTES : 0;
    days.push({ day, opensAt: openingTimeOn(day).toISOString(), minutes, before });
    before += minutes;
  }
  return days;
}

/** Combines the rows of the weeks (oldest first). Weeks before the first row are left out; weeks without a row have zeros. */
export function deskNumbers(weeks: string[], requests: RequestRow[], quotes: QuoteRow[]): DeskNumbers {
  const counted = new Set([...requests, ...quotes].map(({ week }) => week));
  const first = weeks.findIndex((week) => counted.has(week));
  const shown = first === -1 ? weeks.slice(-1) : weeks.slice(first);
  const figuresOf = (week: string | null) =>
    figures(
      requests.find((row) => row.week === week),
      quotes.find((row) => row.week === week),
    );
  return { weeks: shown.map((week) => ({ week, ...figuresOf(week) })), total: figuresOf(null) };
}

function figures(request: RequestRow | undefined, quote: QuoteRow | undefined): WeekFigures {
  const { parts = 0, repairs = 0, vehicles = 0, medianMinutes = null, judged = 0, kept = 0 } = request ?? {};
  const { quotes = 0, quotedCents = 0, accepted = 0, acceptedCents = 0 } = quote ?? {};
  return {
    parts,
    repairs,
    vehicles,
    requests: parts + repairs + vehicles,
    medianFirstReplyMinutes: medianMinutes === null ? null : Math.round(medianMinutes),
    withinPromisePercent: judged === 0 ? null : percent(kept, judged),
    quotes,
    quotedCents,
    accepted,
    acceptedCents,
  };
}

/** Rounded, but 100 only if all were kept, and 0 only if none was. */
function percent(kept: number, judged: number): number {
  if (kept === 0 || kept === judged) return kept === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * kept) / judged)));
}
