import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekdayName } from "@/lib/calendar-days";
import { answerDueAt, shopDay, shopMinutesBetween } from "@/lib/response-clock";
import { deskNumbers, type RequestRow, recentWeeks, shopCalendar, weekOf } from "./numbers";

const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2036-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("weeks", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-20", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
    ["2024-03-03", "2024-02-26"],
  ])("%s is in the week of %s", (date, week) => {
    expect(weekOf(date)).toBe(week);
  });

  it("start on a Monday, at most six days before each of their days", () => {
    fc.assert(
      fc.property(day, (date) => {
        const week = weekOf(date);
        expect(weekdayName(week)).toBe("Monday");
        expect(week <= date && date < addDays(week, 7)).toBe(true);
      }),
    );
  });

  it("before a day are listed oldest first, without gaps, across changes of the clocks and the year", () => {
    expect(recentWeeks("2026-11-20", 3)).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 53 }), (date, count) => {
        const weeks = recentWeeks(date, count);
        expect(weeks).toHaveLength(count);
        expect(weeks.at(-1)).toBe(weekOf(date));
        expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => addDays(week, 7)));
      }),
    );
  });
});

describe("the calendar for SQL", () => {
  /** What the query computes for a moment. */
  function minutesAt(calendar: ReturnType<typeof shopCalendar>, at: Date): number {
    const found = calendar.find((one) => one.day === shopDay(at));
    if (!found) throw new Error("The moment is outside the calendar.");
    const sinceOpening = (at.getTime() - Date.parse(found.opensAt)) / 60_000;
    return found.before + Math.min(Math.max(sinceOpening, 0), found.minutes);
  }

  it("counts the same shop minutes as the response clock", () => {
    const calendar = shopCalendar("2026-10-26", "2027-01-04");
    const moment = fc.date({
      min: new Date("2026-10-26T04:00:00Z"),
      max: new Date("2027-01-08T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const minutes = minutesAt(calendar, to) - minutesAt(calendar, from);
        expect(minutes).toBeCloseTo(shopMinutesBetween(from, to), 6);
      }),
    );
  });

  it("includes every day of its weeks", () => {
    const calendar = shopCalendar("2026-11-16", "2026-11-23");
    expect(calendar.map(({ minutes }) => minutes)).toEqual([
      ...[540, 540, 540, 540, 540, 0, 0],
      ...[540, 540, 540, 0, 540, 0, 0],
    ]);
    expect(calendar.at(-1)?.before).toBe(9 * 540);
    expect(answerDueAt(new Date(calendar[0]?.opensAt ?? "")).toISOString()).toBe(calendar[1]?.opensAt);
  });
});

describe("the numbers", () => {
  const weeks = recentWeeks("2026-11-20", 4);
  const row = (week: string | null, changes: Partial<RequestRow> = {}): RequestRow => ({
    ...{ week, parts: 1, repairs: 0, vehicles: 0, medianMinutes: null, judged: 0, kept: 0 },
    ...changes,
  });

  it("begin with the first week that has a request or a quote, and have zeros for weeks without any", () => {
    const quote = { week: "2026-11-16", quotes: 6, quotedCents: 184_200, accepted: 3, acceptedCents: 90_500 };
    const { weeks: shown } = deskNumbers(weeks, [row("2026-11-02")], [quote]);
    expect(shown.map(({ week, requests, quotes }) => [week, requests, quotes])).toEqual([
      ["2026-11-02", 1, 0],
      ["2026-11-09", 0, 0],
      ["2026-11-16", 0, 6],
    ]);
  });

  it("are those of the current week if there are none", () => {
    const { weeks: shown, total } = deskNumbers(weeks, [], []);
    expect(shown.map(({ week }) => week)).toEqual(["2026-11-16"]);
    expect(total).toMatchObject({ requests: 0, medianFirstReplyMinutes: null, withinPromisePercent: null });
  });

  it("contain the row without a week as the total", () => {
    const rows = [
      row("2026-11-16", { medianMinutes: 110 }),
      row(null, { parts: 101, repairs: 41, vehicles: 20, medianMinutes: 189.6 }),
    ];
    const { total } = deskNumbers(weeks, rows, []);
    expect(total).toMatchObject({ requests: 162, medianFirstReplyMinutes: 190 });
  });

  it.each([
    [0, 0, null],
    [12, 14, 86],
    [0, 14, 0],
    [14, 14, 100],
    [999, 1000, 99],
    [1, 1000, 1],
  ])("%i of %i requests answered in time are %s percent", (kept, judged, percent) => {
    const { weeks: shown } = deskNumbers(weeks, [row("2026-11-16", { kept, judged })], []);
    expect(shown[0]?.withinPromisePercent).toBe(percent);
  });
});
