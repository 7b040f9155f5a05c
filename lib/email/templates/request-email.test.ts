import { describe, expect, it } from "vitest";
import { factsAbout, sampleFacts, sampleQuote } from "@/e2e/support/sample-mail";
import type { RequestEvent } from "@/lib/email/templates/mail";
import { renderQuoteEmail } from "@/lib/email/templates/quote-email";
import { renderDueTodayEmail, renderRequestEmail } from "@/lib/email/templates/request-email";

const CUSTOMER_EVENTS: [RequestEvent, string][] = [
  ["request_received", "We have your request, PR-4K7M2"],
  ["staff_reply", "We answered, PR-4K7M2"],
  ["quote_sent", "Your quote, PR-4K7M2: $204.12, good until Nov 27"],
  ["quote_accepted", "You accepted quote 1, PR-4K7M2: $204.12"],
  ["quote_expires_tomorrow", "Your quote ends Nov 27, PR-4K7M2: $204.12"],
  ["request_closed", "Your request is closed, PR-4K7M2"],
  ["request_link", "The link to your request, PR-4K7M2"],
];
const OFFICE_EVENTS: [RequestEvent, string][] = [
  ["office_new_request", "New part request, PR-4K7M2: Headlight/Headlamp Assembly, 2015 Toyota RAV4"],
  ["office_customer_message", "Odessa Park wrote, PR-4K7M2"],
  ["office_quote_decided", "Quote 1 declined, PR-4K7M2: $204.12"],
];

const staffMessage = { author: "staff", text: "Yes.", photoCount: 0, staffName: null } as const;

/** Expects the texts in this order. */
function expectInOrder(content: string, texts: string[]) {
  let position = -1;
  for (const text of texts) {
    const next = content.indexOf(text, position + 1);
    expect(next, `${text} in ${content}`).toBeGreaterThan(position);
    position = next;
  }
}

describe("every email", () => {
  it.each([...CUSTOMER_EVENTS, ...OFFICE_EVENTS])("about %s has the subject %s", (event, subject) => {
    const state = event === "office_quote_decided" ? "declined" : "sent";
    expect(renderRequestEmail(event, sampleFacts({ quote: sampleQuote({ state }) })).subject).toBe(subject);
  });

  it.each([...CUSTOMER_EVENTS, ...OFFICE_EVENTS])(
    "about %s has no gaps, images or scripts, and states the colors of each cell",
    (event) => {
      const { html, text } = renderRequestEmail(event, sampleFacts());
      for (const content of [html, text]) expect(content).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      expect(html).not.toMatch(/<(img|script|link|style)\b/);
      for (const [cell] of html.matchAll(/<td[^>]*>/g)) {
        expect(cell).toMatch(/background-color:#\w{6}/);
      }
      for (const [cell] of html.matchAll(/<td[^>]*style="(?!background-color:#FF6B0A)[^>]*>/g)) {
        expect(cell).toMatch(/;color:#\w{6}/);
      }
    },
  );

  it.each(CUSTOMER_EVENTS)("about %s has the link twice, the phone number and the reason", (event) => {
    const facts = sampleFacts();
    const { html, text } = renderRequestEmail(event, facts);
    expect(html.split(`href="${facts.link}"`)).toHaveLength(3);
    expect(html).toContain(`>${facts.link}</a>`);
    for (const content of [html, text]) {
      expectInOrder(content, [facts.link, "(518) 555-0142", "PR-4K7M2", "on November 18", "yours alone"]);
    }
  });

  it.each(OFFICE_EVENTS)("about %s has the customer's phone number and email address", (event) => {
    const { html, text } = renderRequestEmail(event, sampleFacts());
    for (const content of [html, text]) expectInOrder(content, ["(555) 555-0188", "odessa@example.com"]);
  });
});

describe("the email with a quote", () => {
  const { html, text } = renderQuoteEmail({
    quote: sampleQuote(),
    conversation: factsAbout({}).conversation,
    link: sampleFacts().link,
  });

  it("has the sentence, the ticket, the button, the URL, the phone number and the reason in this order", () => {
    for (const content of [html, text]) {
      expectInOrder(content, [
        "Your quote is ready",
        "Odessa, we have the Headlight/Headlamp Assembly, driver side, for your 2015 Toyota RAV4. It comes off a 2014 Toyota RAV4 XLE with 112,680 miles.",
        "Quote 1",
        "for request",
        "PR-4K7M2",
        "$165.00",
        "Off D-1131, 112,680 miles. Grade A: clear lens, all tabs whole.",
        "Shipping to 12010",
        "$24.00",
        "Sales tax, 8\u00a0%",
        "$15.12",
        "Total",
        "$204.12",
        "Warranty on this used part: 3 months or 3,000 miles.",
        "Good until Friday, November 27, 5:00 pm.",
        "See the quote, accept or decline",
        "Nothing to pay now.",
        "(518) 555-0142",
        "Rowan Hale",
        "Hometown Auto, 214 Mill Street",
      ]);
    }
  });

  it("names core charges and leaves out what a quote does not have", () => {
    const [line] = sampleQuote().lines;
    if (!line) throw new Error("The sample has a line.");
    const plain = { ...line, donor: null, grade: null, description: null };
    const quote = sampleQuote({
      lines: [plain, plain],
      handover: "pickup",
      coreCents: 4_000,
      sentBy: "the shop",
    });
    const { text } = renderQuoteEmail({
      quote,
      conversation: factsAbout({ vehicle: null }).conversation,
      link: "x:",
    });
    expect(text).toContain("Odessa, we have 2 parts.");
    expectInOrder(text, ["Parts: $165.00", "Sales tax", "Core charge, refundable: $40.00", "Total"]);
    expect(text).toContain("Warranty on these used parts: 3 months or 3,000 miles.");
    expect(text).not.toMatch(/Shipping|Off |Grade|the shop/);
  });
});

describe("a decided quote", () => {
  const decidedAt = "2026-11-20T15:48:00.000Z";

  it("says when it was accepted, not until when it is good", () => {
    const quote = sampleQuote({ state: "accepted", decidedAt });
    for (const event of ["quote_accepted", "office_quote_decided"] as const) {
      const { html, text } = renderRequestEmail(event, sampleFacts({ quote }));
      for (const content of [html, text]) {
        expect(content).toContain("Accepted Friday, November 20, 10:48 am.");
        expect(content).not.toContain("Good until");
      }
    }
  });

  it("that was replaced since is reported as accepted, with the donor of its part", () => {
    const facts = sampleFacts({ quote: sampleQuote({ state: "replaced", decidedAt }) });
    const { subject, text } = renderRequestEmail("office_quote_decided", facts);
    expect(subject).toBe("Quote 1 accepted, PR-4K7M2: $204.12");
    expect(text).toContain("The part is reserved on D-1131.");
  });

  it("that was declined has the reason", () => {
    const quote = sampleQuote({ state: "declined", decidedAt, declineReason: "too_much" });
    const { text } = renderRequestEmail("office_quote_decided", sampleFacts({ quote }));
    expectInOrder(text, ["Quote 1 declined", "Reason: Too much.", "Declined Friday, November 20, 10:48 am."]);
  });
});

describe("what customers type", () => {
  it.each(["Buy at https://x.example", "visit shop.example now", "mail me@x"])(
    "is not sent to the address that they enter if it is %j",
    (subject) => {
      const { html, text } = renderRequestEmail(
        "request_received",
        factsAbout({ subject, vehicle: subject }),
      );
      for (const content of [html, text]) expect(content).not.toContain(subject);
      const plain = renderRequestEmail("request_received", factsAbout({ subject: "2.5L engine" }));
      expect(plain.text).toContain("(2.5L engine, 2015 Toyota RAV4)");
    },
  );

  const hostile = `<img src=x onerror="alert(1)">&'"</td></table><script>alert(2)</script>`;

  it("is escaped in HTML", () => {
    const facts = factsAbout(
      { customerName: hostile, subject: hostile, vehicle: hostile },
      {
        message: { author: "customer", text: hostile, photoCount: 0, staffName: hostile },
        quote: sampleQuote({
          shippingTo: hostile,
          declineText: hostile,
          message: hostile,
          warranty: hostile,
        }),
      },
    );
    for (const [event] of [...CUSTOMER_EVENTS, ...OFFICE_EVENTS]) {
      const { html } = renderRequestEmail(event, facts);
      expect(html).not.toMatch(/<img|<script|onerror="/);
    }
  });

  it("adds no lines and no control characters to a subject", () => {
    const facts = factsAbout({
      customerName: "A\r\nBcc: everybody@example.com\u2028\0B",
      subject: "x\r\ny".repeat(90),
    });
    for (const [event] of OFFICE_EVENTS) {
      const { subject } = renderRequestEmail(event, facts);
      expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
      expect(subject.length).toBeLessThan(200);
    }
  });

  it.each(["www.example.com buy now", "Odessa1", "http://x", "A".repeat(31), "", " "])(
    "is not used as a first name if it is %j",
    (customerName) => {
      const { text } = renderRequestEmail("request_received", factsAbout({ customerName }));
      expect(text).toContain("\n\nWe have your request (");
    },
  );

  it.each([
    "Win at https://x",
    "see evil.example now",
    "write a@b",
    "call 555 555-0100",
    "call (555)5550100",
  ])("is not repeated to the address that somebody typed if it is %j", (typed) => {
    const facts = factsAbout({ subject: typed, vehicle: typed });
    for (const event of ["request_received", "staff_reply", "request_closed"] as const) {
      const { html, text } = renderRequestEmail(event, { ...facts, message: { ...staffMessage } });
      for (const content of [html, text]) expect(content).not.toContain(typed);
    }
  });

  it("is repeated, and shortened, if it describes a part or a vehicle", () => {
    const subject = "A/C Comp. (2.5 L, front), 1/2 in. bolts";
    const facts = factsAbout({ subject, vehicle: `2015 Toyota ${"x".repeat(90)}` });
    const { text } = renderRequestEmail("request_received", facts);
    expect(text).toContain(`(${subject}, 2015 Toyota xxx`);
    expect(text).not.toContain("x".repeat(60));
  });

  it("keeps its line breaks", () => {
    const { html, text } = renderRequestEmail("staff_reply", sampleFacts());
    expect(html).toContain("We have one.<br>It is clean.");
    expect(text).toContain("> We have one.\n> It is clean.");
  });
});

describe("the email that confirms a request", () => {
  it("says when we answer, unless that is over", () => {
    const promise = "We answer by Thursday, November 19, 4:50 pm.";
    expect(renderRequestEmail("request_received", sampleFacts()).text).toContain(promise);
    const late = sampleFacts({ now: new Date("2026-11-19T22:00:00Z") });
    expect(renderRequestEmail("request_received", late).text).not.toContain("We answer by");
  });
});

describe("the email about a decision", () => {
  it.each([
    ["accepted", "accepted"],
    ["replaced", "accepted"],
    ["declined", "declined"],
  ] as const)("about a quote that is %s says %s, also when it was replaced since", (state, decision) => {
    const quote = sampleQuote({ state });
    const { subject, text } = renderRequestEmail("office_quote_decided", sampleFacts({ quote }));
    expect(subject).toContain(`Quote 1 ${decision}`);
    expect(text).toContain(`Quote 1 ${decision}`);
  });
});

describe("the email that a request is closed", () => {
  it.each([
    [{ status: "fulfilled" }, "Done. Thank you"],
    [{ status: "cancelled" }, "Your request is closed"],
    [{ status: "cancelled", withdrawnAt: new Date() }, "You withdrew this request"],
  ])("%j says %s", (changes, heading) => {
    expect(renderRequestEmail("request_closed", factsAbout(changes)).text).toContain(heading);
  });
});

it.each([null, { author: "system", text: "Withdrawn.", photoCount: 0, staffName: null } as const])(
  "the shop gets an email about a withdrawn request, with the message %j",
  (message) => {
    const { subject, text } = renderRequestEmail("office_customer_message", sampleFacts({ message }));
    expect(subject).toBe("Odessa Park withdrew the request, PR-4K7M2");
    expect(text).toContain("Odessa Park withdrew the request");
  },
);

describe("an email without what it needs", () => {
  it("is an error", () => {
    expect(() => renderRequestEmail("staff_reply", sampleFacts({ message: null }))).toThrow("missing");
    expect(() => renderRequestEmail("quote_sent", sampleFacts({ quote: null }))).toThrow("missing");
    expect(() => renderDueTodayEmail([], "x:", new Date())).toThrow("Nothing is due.");
  });
});

it("the morning email lists what is due, and what is overdue", () => {
  const now = new Date("2026-11-20T13:00:00Z");
  const due = { customerName: "Odessa Park", subject: "Headlight" };
  const { subject, text } = renderDueTodayEmail(
    [
      { ...due, reference: "PR-1", dueAt: new Date("2026-11-19T21:00:00Z") },
      { ...due, reference: "PR-2", dueAt: new Date("2026-11-20T19:34:00Z") },
    ],
    "https://shop.example.com/admin/desk",
    now,
  );
  expect(subject).toBe("Requests due on Friday, November 20");
  expectInOrder(text, [
    "2 requests to answer today, 1 of them overdue.",
    "PR-1: Odessa Park, Headlight, was due Thursday, November 19, 4:00 pm",
    "PR-2: Odessa Park, Headlight, by Friday, November 20, 2:34 pm",
  ]);
});
