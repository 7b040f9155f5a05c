import { expect, it } from "vitest";
import { sampleQuote } from "@/e2e/support/sample-mail";
import { quoteSums } from "@/lib/quotes/sums";

it("the sums of a quote are parts, shipping, tax and core charge", () => {
  const { lines } = sampleQuote();
  expect(quoteSums(sampleQuote())).toEqual([
    { label: "Shipping to 12010", cents: 2_400 },
    { label: "Sales tax, 8\u00a0%", cents: 1_512 },
  ]);
  const quote = sampleQuote({ lines: [...lines, ...lines], coreCents: 4_000, shippingTo: null });
  expect(quoteSums(quote).map(({ label }) => label)).toEqual([
    "Parts",
    "Shipping",
    "Sales tax, 8\u00a0%",
    "Core charge, refundable",
  ]);
  expect(quoteSums({ ...quote, handover: "pickup" }).map(({ label }) => label)).not.toContain("Shipping");
});
