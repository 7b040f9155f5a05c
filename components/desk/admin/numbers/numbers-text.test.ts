import { describe, expect, it } from "vitest";
import { barDuration, comparison, dollars, duration, percent, weekLabel } from "./numbers-text";

const figures = {
  ...{ parts: 9, repairs: 4, vehicles: 2, requests: 15, medianFirstReplyMinutes: 128 },
  ...{ withinPromisePercent: 93, quotes: 6, quotedCents: 209_000, accepted: 4, acceptedCents: 141_000 },
};
const nothing = { ...figures, medianFirstReplyMinutes: null, withinPromisePercent: null };

describe("the texts of the numbers", () => {
  it("are short, in the same form in charts and table", () => {
    expect(weekLabel("2026-11-16")).toBe("Nov 16");
    expect([dollars(184_200), dollars(0)]).toEqual(["$1,842", "$0"]);
    expect([duration(110), duration(35), duration(null)]).toEqual(["1 h 50", "35 min", "–"]);
    expect([barDuration(110), barDuration(5), barDuration(null)]).toEqual(["1:50", "0:05", ""]);
    expect([percent(86), percent(0), percent(null)]).toEqual(["86 %", "0 %", "–"]);
  });

  it("compare the current week with the one before it", () => {
    expect(comparison.requests(figures)).toBe("this week so far; 15 last week");
    expect(comparison.firstReply(figures)).toBe("shop hours; 2 h 08 last week");
    expect(comparison.withinPromise(figures)).toBe("percent of requests; 93 last week");
    expect(comparison.quotes({ ...figures, accepted: 3 }, figures)).toBe("3 of 6 accepted; 4 of 6 last week");
  });

  it("say what is missing in the week before, and nothing if there was no such week", () => {
    expect(comparison.firstReply(nothing)).toBe("shop hours; – last week");
    expect(comparison.withinPromise(nothing)).toBe("percent of requests; – last week");
    expect(comparison.requests()).toBe("this week so far");
    expect(comparison.quotes(figures)).toBe("4 of 6 accepted");
  });
});
