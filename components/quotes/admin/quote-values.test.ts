import { describe, expect, it } from "vitest";
import {
  newLine,
  previewOf,
  type QuoteValues,
  readValues,
  sendingProblems,
  valuesOf,
  withDonor,
} from "@/components/quotes/admin/quote-values";
import { WARRANTIES } from "@/lib/quotes/rules";
import type { QuoteDraftView, QuoteView } from "@/lib/quotes/schema";

const quote: QuoteView = {
  ...{
    _id: "quote-1",
    number: 2,
    state: "draft",
    handover: "ship",
    shippingCents: 2_400,
    shippingTo: "12010",
  },
  lines: [
    {
      ...{
        part: "Headlight Assembly",
        priceCents: 16_500,
        coreCents: 0,
        grade: "A",
        description: "Clear lens",
      },
      donor: { _id: "donor-1", stockNumber: "D-1131", name: "2014 Toyota RAV4 XLE", miles: 112_680 },
    },
  ],
  ...{ taxRate: 800, partsCents: 16_500, coreCents: 0, taxCents: 1_512, totalCents: 20_412 },
  ...{ validUntil: "2026-11-27T22:00:00.000Z", warranty: WARRANTIES[0].text, message: null },
  ...{ sentAt: null, sentBy: null, decidedAt: null, declineReason: null, declineText: null, version: 3 },
};
const view: QuoteDraftView = {
  ...{ version: 3, quote, validUntilDay: "2026-11-27", savedAt: null, replaces: 1, warnings: [] },
  conversation: {
    ...{ reference: "PR-4K7M2", customerName: "Dana Example", subject: "Headlight Assembly" },
    ...{ vehicle: null, hasEmail: true, isClosed: false },
  },
};
const donor = { _id: "donor-2", stockNumber: "D-1118", name: "2013 Toyota RAV4 LE", miles: 141_090 };
const today = "2026-11-20";

function typed(changes: Partial<QuoteValues["lines"][number]> = {}): QuoteValues {
  const values = valuesOf(view);
  return { ...values, lines: values.lines.map((line) => ({ ...line, ...changes })) };
}

describe("a typed quote", () => {
  it("of a draft is the draft", () => {
    expect(readValues(typed())).toEqual({
      input: {
        ...{ handover: "ship", shippingCents: 2_400, shippingTo: "12010", taxRate: 800, message: "" },
        ...{ validUntil: "2026-11-27", warranty: WARRANTIES[0].text },
        lines: [
          {
            ...{ part: "Headlight Assembly", priceCents: 16_500, coreCents: 0, donorId: "donor-1" },
            ...{ grade: "A", description: "Clear lens" },
          },
        ],
      },
    });
    expect(sendingProblems(typed(), today)).toEqual({});
  });

  it("without a price can be kept, but not sent", () => {
    expect(readValues(typed({ price: " " }))).toHaveProperty("input.lines.0.priceCents", 0);
    expect(sendingProblems(typed({ price: " " }), today)).toEqual({ "lines.0.priceCents": "Enter a price" });
  });

  it.each([
    ["-5", "An amount cannot be negative"],
    ["12x", "Enter an amount, such as 165.00"],
    ["100000", "An amount is at most 99,999.99"],
  ])("with the price %j can be neither kept nor sent", (price, message) => {
    const problems = { "lines.0.priceCents": message };
    expect(readValues(typed({ price }))).toEqual({ problems });
    expect(sendingProblems(typed({ price }), today)).toEqual(problems);
  });

  it("has no shipping when it is picked up", () => {
    const values = { ...typed(), handover: "pickup" as const, shipping: "x" };
    expect(readValues(values)).toHaveProperty("input.shippingCents", 0);
  });

  it("is shown with the typed amounts and the last totals", () => {
    const preview = previewOf({ ...typed({ price: "170" }), shipping: "30" }, quote);
    expect(preview.lines[0]?.priceCents).toBe(17_000);
    expect(preview.shippingCents).toBe(3_000);
    expect(preview.totalCents).toBe(20_412);
  });
});

describe("adding a donor", () => {
  it("fills the first line without one", () => {
    const values = { ...typed(), lines: [newLine(), newLine()] };
    expect(withDonor(values, donor).lines.map((line) => line.donor?.stockNumber)).toEqual([
      "D-1118",
      undefined,
    ]);
  });

  it("adds a line when every line has one, and only once", () => {
    const added = withDonor(typed(), donor);
    expect(added.lines.map((line) => line.donor?.stockNumber)).toEqual(["D-1131", "D-1118"]);
    expect(withDonor(added, donor)).toBe(added);
  });
});
