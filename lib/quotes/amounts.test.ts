import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsText, parseCents } from "@/lib/quotes/amounts";
import {
  formatCents,
  formatLongMoment,
  formatMonthDay,
  formatShortMoment,
  formatTaxRate,
} from "@/lib/quotes/format";

describe("a typed amount", () => {
  it.each([
    ["165", 16_500],
    ["165.", 16_500],
    ["165.5", 16_550],
    [" $1,240.05 ", 124_005],
    [".99", 99],
    ["0", 0],
    ["-5", -500],
    ["−5.25", -525],
  ])("%j is %i cents", (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(["", " ", ".", "-", "$", "1.234", "1e3", "12a", "1.2.3", "Infinity"])("%j is none", (text) => {
    expect(parseCents(text)).toBeNull();
  });

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        expect(parseCents(centsText(cents))).toBe(cents);
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

describe("the texts of a quote", () => {
  it("have times in the shop's time zone", () => {
    expect(formatShortMoment("2026-11-27T22:00:00Z")).toBe("Fri Nov 27, 5:00 pm");
    expect(formatShortMoment(new Date("2026-07-01T12:05:00Z"))).toBe("Wed Jul 1, 8:05 am");
    expect(formatLongMoment("2026-11-27T22:00:00Z")).toBe("Friday, November 27, 5:00 pm");
    expect(formatLongMoment("2026-07-01T02:30:00Z")).toBe("Tuesday, June 30, 10:30 pm");
    expect(formatMonthDay("2026-11-18T04:00:00Z")).toBe("Nov 17");
  });

  it("have tax rates with as many digits as needed", () => {
    expect([800, 825, 0].map(formatTaxRate)).toEqual(["8\u00a0%", "8.25\u00a0%", "0\u00a0%"]);
  });
});
