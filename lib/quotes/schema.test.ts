import { describe, expect, it } from "vitest";
import { WARRANTIES } from "@/lib/quotes/rules";
import { MAX_QUOTE_LINES, type QuoteDraftInput, quoteDraftSchema } from "@/lib/quotes/schema";

const line = { part: "Headlight Assembly", priceCents: 16_500 };
const draft: QuoteDraftInput = {
  lines: [line],
  handover: "pickup",
  taxRate: 800,
  validUntil: "2026-11-27",
  warranty: WARRANTIES[0].text,
};

/** The first message by path. */
function problems(input: object) {
  const { error } = quoteDraftSchema.safeParse({ ...draft, ...input });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a draft of a quote", () => {
  it("has defaults for what is not filled in", () => {
    expect(quoteDraftSchema.parse(draft)).toEqual({
      ...draft,
      lines: [{ ...line, coreCents: 0, donorId: null, grade: null, description: null }],
      shippingCents: 0,
      shippingTo: null,
      message: null,
    });
  });

  it("may be incomplete", () => {
    expect(problems({ lines: [{ part: "", priceCents: 0 }] })).toEqual({});
    expect(problems({ lines: [] })).toEqual({});
  });

  it.each([
    [-1, "An amount cannot be negative"],
    [10_000_000, "An amount is at most 99,999.99"],
    [1.5, "Enter an amount, such as 165.00"],
    ["165", "Enter an amount, such as 165.00"],
    [Number.NaN, "Enter an amount, such as 165.00"],
  ])("rejects the price %j", (priceCents, message) => {
    expect(problems({ lines: [{ ...line, priceCents }] })).toEqual({ "lines.0.priceCents": message });
  });

  it.each(["2026-02-30", "11/27/2026", "", "1999-11-27", "2026-11-27T00:00:00Z"])(
    "rejects the day %j",
    (validUntil) => {
      expect(problems({ validUntil })).toEqual({ validUntil: "Choose a day" });
    },
  );

  it("rejects unknown grades, warranties, tax rates and handovers, and too many lines", () => {
    expect(problems({ lines: [{ ...line, grade: "D" }] })).toEqual({
      "lines.0.grade": "A grade is A, B or C",
    });
    expect(problems({ warranty: "Forever" })).toEqual({ warranty: "Choose a warranty" });
    expect(problems({ taxRate: 1 })).toEqual({ taxRate: "Choose a tax rate" });
    expect(problems({ handover: "mail" })).toEqual({ handover: "Choose how it is handed over" });
    expect(problems({ lines: Array(MAX_QUOTE_LINES + 1).fill(line) })).toHaveProperty("lines");
  });
});
