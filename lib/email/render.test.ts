import { expect, it } from "vitest";
import { sampleFacts, sampleQuote } from "@/e2e/support/sample-mail";
import { type EmailSource, isObsolete } from "@/lib/email/render";

const now = new Date("2026-11-26T15:00:00Z");
const source = (changes: Partial<EmailSource>, closedAt: Date | null = null): EmailSource => {
  const { conversation, link } = sampleFacts();
  return {
    id: "email000001",
    event: "quote_expires_tomorrow",
    recipient: "odessa@example.com",
    messageIdHeader: "<1@shop.example.com>",
    createdAt: now,
    conversation: { ...conversation, id: "conversation1", closedAt },
    message: null,
    quote: sampleQuote(),
    due: [],
    link,
    ...changes,
  };
};

it("the reminder of a quote is obsolete once it was decided or its request is closed", () => {
  expect(isObsolete(source({}), now)).toBe(false);
  expect(isObsolete(source({ quote: sampleQuote({ state: "accepted" }) }), now)).toBe(true);
  expect(isObsolete(source({}, now), now)).toBe(true);
});
