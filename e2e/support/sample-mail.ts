import type { MailConversation, RequestFacts } from "@/lib/email/templates/mail";
import type { QuoteView } from "@/lib/quotes/schema";

/** A quote as its customer sees it. */
export const sampleQuote = (changes: Partial<QuoteView> = {}): QuoteView => ({
  _id: "quote000001",
  number: 1,
  state: "sent",
  lines: [
    {
      part: "Headlight/Headlamp Assembly, driver side",
      priceCents: 16_500,
      coreCents: 0,
      donor: { _id: null, stockNumber: "D-1131", name: "2014 Toyota RAV4 XLE", miles: 112_680 },
      grade: "A",
      description: "clear lens, all tabs whole",
    },
  ],
  handover: "ship",
  shippingCents: 2_400,
  shippingTo: "12010",
  taxRate: 800,
  partsCents: 16_500,
  coreCents: 0,
  taxCents: 1_512,
  totalCents: 20_412,
  validUntil: "2026-11-27T22:00:00.000Z",
  warranty: "3 months or 3,000 miles",
  message: null,
  sentAt: "2026-11-20T15:00:00.000Z",
  sentBy: "Rowan Hale",
  decidedAt: null,
  declineReason: null,
  declineText: null,
  version: 1,
  ...changes,
});

const conversation: MailConversation = {
  reference: "PR-4K7M2",
  kind: "part",
  status: "quoted",
  customerName: "Odessa Park",
  customerPhone: "(555) 555-0188",
  customerEmail: "odessa@example.com",
  subject: "Headlight/Headlamp Assembly",
  vehicle: "2015 Toyota RAV4",
  vin: null,
  firstDueAt: new Date("2026-11-19T21:50:00Z"),
  dueAt: null,
  withdrawnAt: null,
  createdAt: new Date("2026-11-18T21:50:00Z"),
};

/** What the emails about a part request are made from. */
export const sampleFacts = (changes: Partial<RequestFacts> = {}): RequestFacts => ({
  conversation,
  message: { author: "customer", text: "We have one.\nIt is clean.", photoCount: 2, staffName: "Rowan Hale" },
  quote: sampleQuote(),
  link: "https://shop.example.com/request/PR-4K7M2-0123456789abcdef0123456789abcdef",
  now: new Date("2026-11-18T22:00:00Z"),
  ...changes,
});

/** The same with other facts of the request. */
export const factsAbout = (changes: Partial<MailConversation>, others: Partial<RequestFacts> = {}) =>
  sampleFacts({ conversation: { ...conversation, ...changes }, ...others });
