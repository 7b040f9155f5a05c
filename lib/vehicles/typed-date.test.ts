import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedDate, shopDay } from "@/lib/vehicles/typed-date";

describe("a typed date", () => {
  it.each([
    ["11/20/26", "2026-11-20"],
    ["11/20/2026", "2026-11-20"],
    ["1/5/26", "2026-01-05"],
    [" 01/05/2026 ", "2026-01-05"],
    ["11-20-26", "2026-11-20"],
    ["112026", "2026-11-20"],
    ["11202026", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["02/29/2024", "2024-02-29"],
    ["02/29/00", "2000-02-29"],
    // Up to ten years after 2026 is this century, later years are the previous one.
    ["01/01/36", "2036-01-01"],
    ["01/01/37", "1937-01-01"],
    ["12/31/99", "1999-12-31"],
    ["01/01/1937", "1937-01-01"],
  ])("%j is %s", (typed, iso) => {
    expect(readTypedDate(typed, 2026)).toBe(iso);
  });

  it.each([
    "",
    "02/29/2026",
    "02/30/2024",
    "04/31/26",
    "13/01/26",
    "00/10/26",
    "10/00/26",
    "20/11/2026",
    "11/20",
    "11/20/026",
    "11/20-26",
    "2026-13-01",
    "2026-02-30",
    "2026-1-1",
    "1120261",
    "today",
    "11/20/26 12:00",
    "١١/٢٠/٢٦",
  ])("%j is rejected", (typed) => {
    expect(readTypedDate(typed, 2026)).toBeNull();
  });

  it("is in the right century when the current one ends", () => {
    expect(readTypedDate("01/01/05", 2095)).toBe("2005-01-01");
    expect(readTypedDate("01/01/99", 2095)).toBe("2099-01-01");
    expect(readTypedDate("01/01/12", 2101)).toBe("2012-01-01");
    expect(readTypedDate("01/01/11", 2101)).toBe("2111-01-01");
  });

  const day = fc.date({
    min: new Date("1900-01-01T00:00:00Z"),
    max: new Date("2100-12-31T00:00:00Z"),
    noInvalidDate: true,
  });

  it("with a four-digit year is that day in every format", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1950, max: 2150 }), (date, currentYear) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split("-");
        for (const typed of [iso, `${month}/${dayOfMonth}/${year}`, `${month}${dayOfMonth}${year}`]) {
          expect(readTypedDate(typed, currentYear)).toBe(iso);
        }
      }),
    );
  });

  it("with a two-digit year is at most ten years ahead, in the current or the previous century", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1950, max: 2150 }),
        (twoDigits, currentYear) => {
          const read = Number(
            readTypedDate(`01/01/${String(twoDigits).padStart(2, "0")}`, currentYear)?.slice(0, 4),
          );
          expect(read % 100).toBe(twoDigits);
          expect(read).toBeLessThanOrEqual(currentYear + 10);
          const century = Math.floor(currentYear / 100);
          expect([century, century - 1]).toContain(Math.floor(read / 100));
          // The previous century is used only if this one would be too far ahead.
          if (Math.floor(read / 100) < century) expect(read + 100).toBeGreaterThan(currentYear + 10);
        },
      ),
    );
  });

  it("is a real day or rejected for any text", () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."0123456789/-. "), maxLength: 12 });
    fc.assert(
      fc.property(anyText, (typed) => {
        const read = readTypedDate(typed, 2026);
        if (read !== null) expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("today", () => {
  it.each([
    ["2026-11-21T04:59:00Z", "2026-11-20"],
    ["2026-11-21T05:00:00Z", "2026-11-21"],
    ["2026-07-05T03:59:00Z", "2026-07-04"],
  ])("at %s is %s at the shop", (instant, day) => {
    expect(shopDay(new Date(instant))).toBe(day);
  });
});
