import { describe, expect, it } from "vitest";
import {
  customerState,
  customerSteps,
  HEADLINES,
  openQuoteOf,
  partsOf,
  toCustomerMessage,
} from "@/lib/customer-requests/rules";
import type { QuoteLineView, QuoteStateView, QuoteView } from "@/lib/quotes/schema";

const facts = (changes: Partial<Parameters<typeof customerState>[0]> = {}) => ({
  kind: "part" as const,
  status: "pending",
  isClosed: false,
  isWithdrawn: false,
  isAnswered: false,
  newestQuote: null,
  ...changes,
});

describe("the heading of a customer's page", () => {
  it.each([
    ["We have your request.", facts()],
    ["We answered.", facts({ isAnswered: true })],
    ["We answered.", facts({ isAnswered: true, newestQuote: "replaced" })],
    ["Your quote is ready.", facts({ isAnswered: true, newestQuote: "sent" })],
    ["It is yours.", facts({ isAnswered: true, newestQuote: "accepted" })],
    ["You declined this quote.", facts({ isAnswered: true, newestQuote: "declined" })],
    ["This quote has run out.", facts({ isAnswered: true, newestQuote: "expired" })],
    ["Done. Thank you.", facts({ isClosed: true, status: "fulfilled", newestQuote: "accepted" })],
    ["Done. Thank you.", facts({ kind: "repair", isClosed: true, status: "completed" })],
    ["This request is closed.", facts({ isClosed: true, status: "cancelled" })],
    ["You withdrew this request.", facts({ isClosed: true, isWithdrawn: true, status: "cancelled" })],
  ])("is %j", (headline, state) => {
    expect(HEADLINES[customerState(state)]).toBe(headline);
  });
});

describe("the steps", () => {
  it.each([
    ["Received", facts()],
    ["Answered", facts({ isAnswered: true })],
    ["Quoted", facts({ isAnswered: true, newestQuote: "sent" })],
    ["Quoted", facts({ isAnswered: true, newestQuote: "expired" })],
    ["Accepted", facts({ isAnswered: true, newestQuote: "accepted" })],
    ["Handed over", facts({ isClosed: true, status: "fulfilled" })],
    ["Received", facts({ kind: "repair" })],
    ["Scheduled", facts({ kind: "repair", status: "scheduled" })],
    ["In progress", facts({ kind: "repair", status: "in_progress" })],
    ["Done", facts({ kind: "repair", status: "completed", isClosed: true })],
    ["Answered", facts({ kind: "vehicle", isAnswered: true })],
    ["Done", facts({ kind: "vehicle", status: "completed", isClosed: true })],
  ])("are at %j", (name, state) => {
    const { names, current } = customerSteps(state);
    expect(names[current - 1]).toBe(name);
  });
});

const row = (changes: Partial<Parameters<typeof toCustomerMessage>[0]>) => ({
  id: "m1",
  author: "staff" as const,
  kind: "message" as const,
  internal: false,
  text: "We have it.",
  callOutcome: null,
  at: new Date("2026-11-19T15:05:00Z"),
  staff: null,
  photos: [],
  ...changes,
});

describe("an entry of the conversation", () => {
  it("has the display name of a staff member, or the shop", () => {
    expect(toCustomerMessage(row({ staff: { displayName: "Rowan" } }))?.author).toBe("Rowan at the shop");
    expect(toCustomerMessage(row({ staff: { displayName: null } }))?.author).toBe("The shop");
    expect(toCustomerMessage(row({}))?.author).toBe("The shop");
    expect(toCustomerMessage(row({ author: "customer" }))?.author).toBe("You");
  });

  it("is left out if it is internal, a note, or empty", () => {
    expect(toCustomerMessage(row({ internal: true }))).toBeNull();
    expect(toCustomerMessage(row({ kind: "note" }))).toBeNull();
    expect(toCustomerMessage(row({ author: "customer", text: " " }))).toBeNull();
  });

  it.each([
    ["talked", "We called you and talked."],
    ["voicemail", "We called you and left a voicemail."],
    ["no_answer", "We called you and got no answer."],
  ] as const)("about a call (%s) says that we called, not what was said", (callOutcome, text) => {
    const message = toCustomerMessage(row({ kind: "call", callOutcome, text: "Haggles. Ask for 400." }));
    expect(message).toMatchObject({ kind: "call", text });
    expect(JSON.stringify(message)).not.toContain("Haggles");
  });

  it.each([
    ["Quote 1 accepted, $378.00.", "You accepted the quote, $378.00."],
    ["Quote 1 declined: Too much", "You declined the quote."],
    ["Request withdrawn.", "You withdrew this request."],
    ["Request completed.", "Request completed."],
  ])("by the system, %j, is %j", (stored, shown) => {
    expect(toCustomerMessage(row({ author: "system", kind: "event", text: stored }))?.text).toBe(shown);
  });

  it("contains only the fields that customers see", () => {
    const extra = { ...row({}), staffUsername: "counter-1", clockDueAt: new Date() };
    expect(Object.keys(toCustomerMessage(extra) ?? {}).sort()).toEqual([
      "_id",
      "at",
      "author",
      "kind",
      "photos",
      "text",
    ]);
  });
});

const quote = (state: QuoteStateView) => ({ state }) as QuoteView;

describe("the quote that can be decided", () => {
  it("is the newest one if it was sent, and the request goes on", () => {
    const quotes = [quote("replaced"), quote("sent")];
    expect(openQuoteOf({ quotes, isClosed: false })).toBe(quotes[1]);
    expect(openQuoteOf({ quotes, isClosed: true })).toBeNull();
    expect(openQuoteOf({ quotes: [quote("expired")], isClosed: false })).toBeNull();
    expect(openQuoteOf({ quotes: [], isClosed: false })).toBeNull();
  });
});

describe("the parts of a quote", () => {
  it.each([
    [["Headlight"], "Headlight"],
    [["Headlight", "Bracket"], "Headlight and Bracket"],
    [["Headlight", "Bracket", "Bulb"], "Headlight and 2 more parts"],
  ])("%j are %j", (parts, text) => {
    expect(partsOf({ lines: parts.map((part) => ({ part }) as QuoteLineView) })).toBe(text);
  });
});
