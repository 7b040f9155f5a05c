import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSamePart,
  type QuoteAmounts,
  quoteProblems,
  quoteTotals,
  stateAt,
  WARRANTIES,
  warrantyScope,
} from "@/lib/quotes/rules";
import { MAX_AMOUNT_CENTS, MAX_QUOTE_LINES, QUOTE_MESSAGES } from "@/lib/quotes/schema";

const cents = fc.integer({ min: 0, max: MAX_AMOUNT_CENTS });
const amounts: fc.Arbitrary<QuoteAmounts> = fc.record({
  lines: fc.array(fc.record({ priceCents: cents, coreCents: cents }), { maxLength: MAX_QUOTE_LINES }),
  shippingCents: cents,
  taxRate: fc.integer({ min: 0, max: 10_000 }),
});

describe("the totals of a quote", () => {
  it("tax parts and shipping", () => {
    const lines = [
      { priceCents: 16_500, coreCents: 0 },
      { priceCents: 3_500, coreCents: 0 },
    ];
    expect(quoteTotals({ lines, shippingCents: 2_400, taxRate: 800 })).toEqual({
      partsCents: 20_000,
      coreCents: 0,
      taxCents: 1_792,
      totalCents: 24_192,
    });
  });

  it("do not tax core charges", () => {
    const lines = [{ priceCents: 10_000, coreCents: 4_500 }];
    expect(quoteTotals({ lines, shippingCents: 0, taxRate: 800 })).toEqual({
      partsCents: 10_000,
      coreCents: 4_500,
      taxCents: 800,
      totalCents: 15_300,
    });
  });

  it.each([
    [6, 0],
    [7, 1],
    [12, 1],
    [18, 1],
    [19, 2],
    [31, 2],
    [32, 3],
  ])("of %i cents have %i cents of 8 %% tax: half a cent is rounded up", (priceCents, taxCents) => {
    const lines = [{ priceCents, coreCents: 0 }];
    expect(quoteTotals({ lines, shippingCents: 0, taxRate: 800 }).taxCents).toBe(taxCents);
  });

  it("round exactly half a cent up", () => {
    const lines = [{ priceCents: 50, coreCents: 0 }];
    expect(quoteTotals({ lines, shippingCents: 0, taxRate: 100 }).taxCents).toBe(1);
    expect(quoteTotals({ lines, shippingCents: 0, taxRate: 99 }).taxCents).toBe(0);
  });

  it("are integers that add up, and fit the columns of the database", () => {
    fc.assert(
      fc.property(amounts, (quote) => {
        const { partsCents, coreCents, taxCents, totalCents } = quoteTotals(quote);
        for (const value of [partsCents, coreCents, taxCents, totalCents]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(2 ** 31);
        }
        expect(totalCents).toBe(partsCents + coreCents + quote.shippingCents + taxCents);
      }),
    );
  });

  it("have the exact tax, to the nearest cent", () => {
    fc.assert(
      fc.property(amounts, (quote) => {
        const { partsCents, taxCents } = quoteTotals(quote);
        const exact = BigInt(partsCents + quote.shippingCents) * BigInt(quote.taxRate);
        const distance = BigInt(taxCents) * 10_000n - exact;
        expect(distance > -5_000n && distance <= 5_000n).toBe(true);
      }),
    );
  });

  it("do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(amounts, (quote) => {
        const reversed = { ...quote, lines: quote.lines.toReversed() };
        expect(quoteTotals(reversed)).toEqual(quoteTotals(quote));
      }),
    );
  });
});

describe("the state of a quote", () => {
  const validUntil = new Date("2026-11-27T22:00:00Z");
  const after = new Date(validUntil.getTime() + 1);

  it("is expired after its last moment", () => {
    expect(stateAt({ state: "sent", validUntil }, validUntil)).toBe("sent");
    expect(stateAt({ state: "sent", validUntil }, after)).toBe("expired");
  });

  it.each(["draft", "accepted", "declined", "replaced"] as const)("stays %s", (state) => {
    expect(stateAt({ state, validUntil }, after)).toBe(state);
  });
});

describe("what prevents sending a quote", () => {
  const line = { part: "Headlight Assembly", priceCents: 16_500 };
  const problems = (lines: (typeof line)[], validUntil = "2026-11-27") =>
    quoteProblems({ lines, validUntil }, "2026-11-20", QUOTE_MESSAGES);

  it("is nothing for a complete one, also on its last day", () => {
    expect(problems([line])).toEqual({});
    expect(problems([line], "2026-11-20")).toEqual({});
  });

  it("is that nothing is in it", () => {
    expect(problems([])).toEqual({ lines: "Add a part to the quote" });
  });

  it("is a line without a part or a price", () => {
    expect(problems([line, { part: " – ", priceCents: 0 }])).toEqual({
      "lines.1.part": "Name the part",
      "lines.1.priceCents": "Enter a price",
    });
  });

  it("is a negative price, or a day in the past", () => {
    expect(problems([{ ...line, priceCents: -1 }], "2026-11-19")).toEqual({
      "lines.0.priceCents": "Enter a price",
      validUntil: "Choose a day that is not in the past",
    });
  });
});

describe("a part", () => {
  it.each([
    ["Headlight Assembly", "headlight  assembly", true],
    ["Headlight/Headlamp Assembly, driver side", "Headlights - Headlight/Headlamp Assembly", true],
    ["Headlight Assembly, driver side", "Headlight Assembly, Driver Side", true],
    ["Headlight Assembly, driver side", "Headlight Assembly, passenger side", false],
    ["Headlight Assembly", "Headlight Bracket", false],
    ["", "", false],
    [", driver side", ", driver side", false],
  ])("%j and %j: %s", (one, other, isSame) => {
    expect(isSamePart(one, other)).toBe(isSame);
    expect(isSamePart(other, one)).toBe(isSame);
  });
});

describe("the warranty", () => {
  it("says what it applies to", () => {
    const [used, fresh] = WARRANTIES;
    expect(warrantyScope(used.text, 1)).toBe("Warranty on this used part");
    expect(warrantyScope(fresh.text, 2)).toBe("Warranty on these new parts");
    expect(warrantyScope("An older text", 1)).toBe("Warranty on this part");
  });
});
