import { describe, expect, test } from "vitest";
import { clock, openDay, shopDay, shopTime } from "./dates";

describe("the shop's days and hours", () => {
  test("late evening in New York is the same day", () => {
    expect(shopDay(new Date("2026-11-21T04:30:00Z"), 0).toISOString()).toBe("2026-11-20T00:00:00.000Z");
    expect(shopDay(new Date("2026-11-21T05:30:00Z"), 1).toISOString()).toBe("2026-11-20T00:00:00.000Z");
  });

  test("days before and after a time change have different offsets", () => {
    expect(shopTime(new Date("2026-10-31T00:00:00Z"), "09:30").toISOString()).toBe(
      "2026-10-31T13:30:00.000Z",
    );
    expect(shopTime(new Date("2026-11-02T00:00:00Z"), "09:30").toISOString()).toBe(
      "2026-11-02T14:30:00.000Z",
    );
    expect(shopTime(new Date("2026-11-20T00:00:00Z"), "22:04").toISOString()).toBe(
      "2026-11-21T03:04:00.000Z",
    );
  });

  test("a weekend is moved to the Friday before or the Monday after", () => {
    const sunday = new Date("2026-11-22T00:00:00Z");
    expect(openDay(sunday, "before").toISOString()).toBe("2026-11-20T00:00:00.000Z");
    expect(openDay(sunday, "after").toISOString()).toBe("2026-11-23T00:00:00.000Z");
    expect(openDay(new Date("2026-11-18T00:00:00Z"), "after").toISOString()).toBe("2026-11-18T00:00:00.000Z");
  });

  test("minutes since midnight are formatted as a time", () => {
    expect([clock(540), clock(576), clock(954)]).toEqual(["09:00", "09:36", "15:54"]);
  });
});
