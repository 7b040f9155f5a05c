import { describe, expect, it } from "vitest";
import { formatClock, formatMoment, formatShortDay } from "@/components/layout/admin/dates";

describe("dates in the office", () => {
  it.each([
    ["2026-11-20T14:42:00.000Z", "11/20/2026 9:42 am"],
    ["2026-07-04T16:05:00.000Z", "07/04/2026 12:05 pm"],
    ["2027-01-01T04:30:00.000Z", "12/31/2026 11:30 pm"],
    ["2026-11-20T05:07:00.000Z", "11/20/2026 12:07 am"],
  ])("format the instant %s as %s in the shop's time zone", (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });

  it.each([
    ["2026-11-12", "11/12/2026"],
    ["2026-01-01", "01/01/2026"],
    ["2026-01-01T00:00:00.000Z", "01/01/2026"],
  ])("format the day %s as %s in any time zone", (iso, text) => {
    expect(formatShortDay(iso)).toBe(text);
  });

  it("are empty if invalid", () => {
    expect(formatMoment("soon")).toBe("");
    expect(formatShortDay("soon")).toBe("");
    expect(formatShortDay(null)).toBe("");
  });

  it.each([
    [1_800, "30:00"],
    [1_458, "24:18"],
    [59.9, "00:59"],
    [0, "00:00"],
    [-5, "00:00"],
    [6_000, "100:00"],
  ])("format %d seconds as %s for the session countdown", (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
