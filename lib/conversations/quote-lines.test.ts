import { describe, expect, it } from "vitest";
import {
  quoteAcceptedLine,
  quoteDeclinedLine,
  quoteOfLine,
  quoteSentLine,
} from "@/lib/conversations/quote-lines";

const validUntil = new Date("2026-11-27T22:00:00Z");

describe("the lines about quotes", () => {
  it("name the amount and the end in the shop's time", () => {
    expect(quoteSentLine(1, 20_412, validUntil)).toBe(
      "Quote 1 sent, $204.12, valid until Fri Nov 27, 5:00 pm.",
    );
    expect(quoteAcceptedLine(2, 123_456)).toBe("Quote 2 accepted, $1,234.56.");
    expect(quoteDeclinedLine(1, " Too much ")).toBe("Quote 1 declined: Too much");
    expect(quoteDeclinedLine(1, "")).toBe("Quote 1 declined.");
  });

  it("lead to the emails of their quote", () => {
    expect(quoteOfLine(quoteSentLine(12, 1, validUntil))).toEqual({ number: 12, event: "quote_sent" });
    expect(quoteOfLine(quoteAcceptedLine(1, 1))).toEqual({ number: 1, event: "quote_accepted" });
    expect(quoteOfLine(quoteDeclinedLine(1, "Quote 1 sent, "))).toBeNull();
    expect(quoteOfLine("Request canceled.")).toBeNull();
  });
});
