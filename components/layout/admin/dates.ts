import { business } from "@/lib/business";

const instant = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "numeric",
  minute: "2-digit",
});

/** Formats an instant in the shop's time zone: 11/20/2026 9:42 am. Empty for an invalid date. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const part = Object.fromEntries(instant.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.month}/${part.day}/${part.year} ${part.hour}:${part.minute} ${part.dayPeriod?.toLowerCase()}`;
}

/** Formats a calendar day (YYYY-MM-DD, without a time zone): 11/12/2026. Empty for an invalid day. */
export function formatShortDay(isoDay: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDay ?? "") ?? [];
  return year === undefined ? "" : `${month}/${day}/${year}`;
}

/** Seconds as minutes and seconds: 24:18. Never below 00:00. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
