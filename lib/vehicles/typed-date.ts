import { business } from "@/lib/business";

/** A two-digit year further ahead than this is one of the last century. */
const YEARS_AHEAD = 10;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SEPARATED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** A phone's numeric keyboard has no slash. */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** Today's calendar day at the shop, as YYYY-MM-DD. */
export function shopDay(now: Date): string {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", {
      timeZone: business.timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}

/**
 * A day as a person types it (MM/DD/YY, MM/DD/YYYY, the same without separators, or YYYY-MM-DD) as YYYY-MM-DD; null for
 * what is none, and for a day that the calendar does not have. `currentYear` settles the century of two digits.
 */
export function readTypedDate(text: string, currentYear: number): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, month, , day, year] = SEPARATED.exec(typed) ?? [];
  if (year) return existing(fullYear(year, currentYear), Number(month), Number(day));
  const digits = DIGITS_ONLY.exec(typed);
  if (!digits) return null;
  return existing(fullYear(digits[3] ?? "", currentYear), Number(digits[1]), Number(digits[2]));
}

/** Two digits mean this century, unless that is more than ten years beyond this year: then the one before. */
function fullYear(year: string, currentYear: number): number {
  if (year.length === 4) return Number(year);
  const century = currentYear - (currentYear % 100);
  const isTooFar = Number(year) > (currentYear % 100) + YEARS_AHEAD;
  return (isTooFar ? century - 100 : century) + Number(year);
}

function existing(year: number, month: number, day: number): string | null {
  const two = (value: number) => String(value).padStart(2, "0");
  const iso = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
