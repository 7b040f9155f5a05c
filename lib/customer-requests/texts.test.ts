import { describe, expect, it } from "vitest";
import { sampleQuote } from "@/e2e/support/sample-mail";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { decisionText, ENDED, leadFor, messageTime, settledText } from "@/lib/customer-requests/texts";

const now = new Date("2026-11-20T16:00:00Z");

const request = (changes: Partial<CustomerRequest> = {}): CustomerRequest => ({
  reference: "PR-4K7M2",
  kind: "part",
  state: "received",
  createdAt: "2026-11-18T21:50:00.000Z",
  subject: "Headlight/Headlamp Assembly",
  vehicle: "2015 Toyota RAV4 XLE",
  engine: "2.5L I4",
  vin: null,
  customer: { name: "Odessa Park", phone: null, email: null },
  steps: { names: [], current: 1 },
  dueAt: null,
  firstDueAt: null,
  firstAnsweredAt: null,
  messages: [],
  quotes: [],
  isClosed: false,
  ...changes,
});

it.each([
  ["2026-11-20T14:58:00.000Z", "today, 9:58 am"],
  ["2026-11-18T21:50:00.000Z", "Wed Nov 18, 4:50 pm"],
  ["2026-10-01T12:00:00.000Z", "Thu Oct 1, 8:00 am"],
])("a message of %s is from %s", (at, text) => {
  expect(messageTime(at, now)).toBe(text);
});

describe("the sentence below the heading", () => {
  it.each([
    ["Headlight/Headlamp Assembly for your 2015 Toyota RAV4 XLE.", request()],
    ["Headlight/Headlamp Assembly.", request({ vehicle: null })],
    [
      "2019 Ford Fusion: Is it still here?",
      request({ kind: "vehicle", subject: "Is it still here?", vehicle: "2019 Ford Fusion" }),
    ],
    [
      "2019 Ford Fusion: Test drive, Fri Nov 27, 10:00 am.",
      request({ kind: "vehicle", subject: "Test drive, Fri Nov 27, 10:00 am", vehicle: "2019 Ford Fusion" }),
    ],
    [
      "Headlight/Headlamp Assembly, driver side, for your 2015 Toyota RAV4 XLE, off a 2014 Toyota RAV4 XLE with 112,680 miles. Accept it by Friday, November 27, and the part is yours.",
      request({ state: "quoted", quotes: [sampleQuote()] }),
    ],
    [
      "We pull the part and check it. You hear from us when it ships, usually within two business days.",
      request({ state: "accepted", quotes: [sampleQuote({ state: "accepted" })] }),
    ],
  ])("is %j", (text, shown) => {
    expect(leadFor(shown)).toBe(text);
  });

  it("names two parts, without a vehicle that they come from", () => {
    const [line] = sampleQuote().lines;
    const lines = line
      ? [
          { ...line, part: "Headlight" },
          { ...line, part: "Bracket" },
        ]
      : [];
    expect(leadFor(request({ state: "quoted", quotes: [sampleQuote({ lines })] }))).toBe(
      "Headlight and Bracket for your 2015 Toyota RAV4 XLE. Accept it by Friday, November 27, and the parts are yours.",
    );
  });
});

describe("a quote that was decided in another window", () => {
  const accepted = sampleQuote({ state: "accepted", decidedAt: "2026-11-20T15:48:00.000Z" });

  it("says when, with the day if that is not today", () => {
    expect(decisionText(accepted, now)).toBe("You accepted this quote at 10:48 am.");
    const declined = sampleQuote({ state: "declined", decidedAt: "2026-11-18T15:48:00.000Z" });
    expect(decisionText(declined, now)).toBe("You declined this quote on Nov 18 at 10:48 am.");
    expect(decisionText(sampleQuote(), now)).toBeNull();
  });

  it.each([
    ["You accepted this quote at 10:48 am.", request({ quotes: [accepted] })],
    [ENDED, request({ isClosed: true, quotes: [sampleQuote({ state: "replaced" })] })],
    [
      "This quote ran out on November 27. Ask, and we look whether the part is still here.",
      request({ quotes: [sampleQuote({ state: "expired" })] }),
    ],
    ["There is no open quote.", request()],
  ])("and a page that asks about it says %j", (text, shown) => {
    expect(settledText(shown, now)).toBe(text);
  });
});
