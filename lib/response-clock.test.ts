import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-days";
import {
  answerDueAt,
  closingTimeAfter,
  closingTimeOn,
  isBusinessDay,
  openingTimeOn,
  SHOP_DAY_MINUTES,
  shopDay,
  shopMinutesBetween,
  startOfShopDay,
} from "./response-clock";

const HOUR = 3_600_000;

// Twelve years with every combination of weekday and leap year, all changes of the clocks and all holidays.
const moment = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2036-01-01T00:00:00Z"),
  noInvalidDate: true,
});
/** Moments around the days on which the calendar is irregular. */
const edge = fc
  .tuple(
    fc.constantFrom("-01-01", "-03-08", "-03-14", "-05-31", "-07-04", "-11-01", "-11-07", "-11-26", "-12-25"),
    fc.integer({ min: 2024, max: 2035 }),
    fc.integer({ min: -5 * 24 * HOUR, max: 5 * 24 * HOUR }),
  )
  .map(([day, year, offset]) => new Date(Date.parse(`${year}${day}`) + offset));
const anyMoment = fc.oneof(moment, edge);

const isOpen = (at: Date) =>
  isBusinessDay(shopDay(at)) && at >= openingTimeOn(shopDay(at)) && at < closingTimeOn(shopDay(at));

describe("the time an answer is due", () => {
  it.each([
    ["Friday 3 pm", "2026-11-13T15:00-05:00", "2026-11-16T15:00-05:00"],
    ["Saturday", "2026-11-14T11:30-05:00", "2026-11-17T08:00-05:00"],
    ["Sunday night", "2026-11-15T23:59-05:00", "2026-11-17T08:00-05:00"],
    ["before opening", "2026-11-16T06:10-05:00", "2026-11-17T08:00-05:00"],
    ["exactly at opening", "2026-11-16T08:00-05:00", "2026-11-17T08:00-05:00"],
    ["a millisecond before closing", "2026-11-16T16:59:59.999-05:00", "2026-11-17T16:59:59.999-05:00"],
    ["exactly at closing", "2026-11-16T17:00-05:00", "2026-11-18T08:00-05:00"],
    ["the evening", "2026-11-16T21:00-05:00", "2026-11-18T08:00-05:00"],
    ["the day before Thanksgiving", "2026-11-25T14:34-05:00", "2026-11-27T14:34-05:00"],
    ["Thanksgiving", "2026-11-26T14:34-05:00", "2026-11-30T08:00-05:00"],
    ["the Friday before clocks go forward", "2026-03-06T09:31-05:00", "2026-03-09T09:31-04:00"],
    ["the Friday before clocks go back", "2026-10-30T09:31-04:00", "2026-11-02T09:31-05:00"],
    ["the hour that clocks skip", "2026-03-08T03:30-04:00", "2026-03-10T08:00-04:00"],
    ["New Year's Eve", "2026-12-31T10:00-05:00", "2027-01-04T10:00-05:00"],
    ["the Friday on which Saturday's July 4 is observed", "2026-07-03T10:00-04:00", "2026-07-07T08:00-04:00"],
  ])("of a message on %s", (_name, receivedAt, dueAt) => {
    expect(answerDueAt(new Date(receivedAt)).toISOString()).toBe(new Date(dueAt).toISOString());
  });

  it("is on a later business day, within opening hours", () => {
    fc.assert(
      fc.property(anyMoment, (receivedAt) => {
        const due = answerDueAt(receivedAt);
        expect(isOpen(due)).toBe(true);
        expect(shopDay(due) > shopDay(receivedAt)).toBe(true);
      }),
    );
  });

  it("is exactly one business day of shop hours after receipt", () => {
    fc.assert(
      fc.property(anyMoment, (receivedAt) => {
        expect(shopMinutesBetween(receivedAt, answerDueAt(receivedAt))).toBeCloseTo(SHOP_DAY_MINUTES, 6);
      }),
    );
  });

  it("is at the same time of day as a message in opening hours", () => {
    const timeOfDay = (at: Date) => at.getTime() - openingTimeOn(shopDay(at)).getTime();
    fc.assert(
      fc.property(anyMoment.filter(isOpen), (receivedAt) => {
        expect(timeOfDay(answerDueAt(receivedAt))).toBe(timeOfDay(receivedAt));
      }),
    );
  });

  it("is never earlier for a later message", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 10 * 24 * HOUR }), (receivedAt, later) => {
        const second = new Date(receivedAt.getTime() + later);
        expect(answerDueAt(second) >= answerDueAt(receivedAt)).toBe(true);
      }),
    );
  });
});

describe("shop minutes", () => {
  it.each([
    ["within a day", "2026-11-16T09:58-05:00", "2026-11-16T10:20-05:00", 22],
    ["over a night", "2026-11-16T16:00-05:00", "2026-11-17T09:05-05:00", 125],
    ["over a weekend", "2026-11-20T10:20-05:00", "2026-11-23T09:31-05:00", 491],
    ["while closed", "2026-11-20T18:00-05:00", "2026-11-23T07:00-05:00", 0],
    ["over Thanksgiving", "2026-11-25T16:00-05:00", "2026-11-27T09:00-05:00", 120],
    ["of the week in which clocks go forward", "2026-03-06T17:00-05:00", "2026-03-13T17:00-04:00", 2700],
    ["of a year with 254 business days", "2026-01-01T00:00-05:00", "2027-01-01T00:00-05:00", 254 * 540],
    ["backward", "2026-11-17T09:00-05:00", "2026-11-16T09:00-05:00", 0],
  ])("%s", (_name, from, to, minutes) => {
    expect(shopMinutesBetween(new Date(from), new Date(to))).toBe(minutes);
  });

  it("add up", () => {
    const span = fc.integer({ min: 0, max: 40 * 24 * HOUR });
    fc.assert(
      fc.property(anyMoment, span, span, (from, first, second) => {
        const middle = new Date(from.getTime() + first);
        const to = new Date(middle.getTime() + second);
        const sum = shopMinutesBetween(from, middle) + shopMinutesBetween(middle, to);
        expect(shopMinutesBetween(from, to)).toBeCloseTo(sum, 6);
      }),
    );
  });

  it("never exceed the time that has passed", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 90 * 24 * HOUR }), (from, later) => {
        const to = new Date(from.getTime() + later);
        expect(shopMinutesBetween(from, to)).toBeLessThanOrEqual(later / 60_000 + 1e-6);
      }),
    );
  });
});

describe("business days", () => {
  it.each([
    ["2026-11-16", true],
    ["2026-11-14", false],
    ["2026-11-15", false],
    ["2026-11-26", false],
    ["2026-11-19", true],
    ["2026-11-27", true],
    ["2026-05-25", false],
    ["2026-05-18", true],
    ["2026-09-07", false],
    ["2026-09-14", true],
    ["2026-07-03", false],
    ["2027-07-05", false],
    ["2021-12-31", false],
    ["2023-01-02", false],
    ["2026-06-19", false],
    ["2026-12-25", false],
    ["2026-12-24", true],
    ["2027-12-24", false],
  ])("%s: %s", (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected);
  });

  it("are never more than four days apart", () => {
    fc.assert(
      fc.property(anyMoment, (at) => {
        const days = [0, 1, 2, 3].map((distance) => addDays(shopDay(at), distance));
        expect(days.some(isBusinessDay)).toBe(true);
      }),
    );
  });
});

describe("days of the shop", () => {
  it("begin at midnight in its time zone and last 23, 24 or 25 hours", () => {
    fc.assert(
      fc.property(anyMoment, (at) => {
        const day = shopDay(at);
        const [start, end] = [startOfShopDay(day), startOfShopDay(addDays(day, 1))];
        expect(start <= at && at < end).toBe(true);
        expect([23, 24, 25]).toContain((end.getTime() - start.getTime()) / HOUR);
        expect(shopDay(new Date(end.getTime() - 1))).toBe(day);
      }),
    );
  });

  it.each([
    ["2026-11-20T15:00-05:00", 7, "2026-11-27T17:00-05:00"],
    ["2026-11-19T15:00-05:00", 7, "2026-11-27T17:00-05:00"],
    ["2026-11-21T23:00-05:00", 7, "2026-11-30T17:00-05:00"],
    ["2026-10-26T09:00-04:00", 7, "2026-11-02T17:00-05:00"],
  ])("from %s, %i days later the shop closes at %s", (from, days, closing) => {
    expect(closingTimeAfter(new Date(from), days).toISOString()).toBe(new Date(closing).toISOString());
  });
});
