import { call, partRequest } from "@/e2e/support/api";
import { business } from "@/lib/business";
import type { QuoteDraftInput, QuoteDraftView, QuoteView } from "@/lib/quotes/schema";
import { isBusinessDay } from "@/lib/response-clock";

const { months, miles } = business.warranty.usedParts;

/** The warranty on used parts, as quotes have it. */
export const USED_WARRANTY = `${months} months or ${miles.toLocaleString("en-US")} miles`;

/** A day this many days from now, YYYY-MM-DD. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A business day in about two weeks, YYYY-MM-DD. */
export const BUSINESS_DAY =
  Array.from({ length: 14 }, (_, index) => dayFromNow(14 + index)).find(isBusinessDay) ?? "";

/** The draft of a quote of two parts that are shipped: $241.92. */
export const quoteDraft = (changes: Partial<QuoteDraftInput> = {}): QuoteDraftInput => ({
  lines: [
    { part: "Headlight Assembly, driver side", priceCents: 16_500, grade: "A", description: "Clear lens" },
    { part: "Headlight Bracket, driver side", priceCents: 3_500, grade: "B" },
  ],
  ...{ handover: "ship", shippingCents: 2_400, shippingTo: "12010", taxRate: 800 },
  ...{ validUntil: BUSINESS_DAY, warranty: USED_WARRANTY },
  ...changes,
});

/** The body of a part request for a vehicle of a model that only this test has. */
export const modelRequest = (model: string) =>
  partRequest({ vehicleInfo: { year: 2015, make: "Toyota", model, trim: "XLE", engineSize: "2.5L I4" } });

/** Writes and sends quotes over the API, as staff. */
export function quotesApi(token: string, reference: string) {
  const base = `/api/admin/conversations/${reference}`;
  return {
    read: () => call(`${base}/quote-draft`, { token }),
    async draft(): Promise<QuoteDraftView> {
      return (await call(`${base}/quote-draft`, { token })).body as QuoteDraftView;
    },
    save: (json: object, version?: number) =>
      call(`${base}/quote-draft`, { method: "PUT", json, token, ...ifMatch(version) }),
    discard: (version?: number) =>
      call(`${base}/quote-draft`, { method: "DELETE", token, ...ifMatch(version) }),
    email: () => call(`${base}/quote-draft/email`, { token }),
    send: (version?: number) => call(`${base}/quotes`, { method: "POST", token, ...ifMatch(version) }),
    donors: () => call(`${base}/donors`, { token }),
    /** Saves and sends a quote. */
    async sendDraft(changes: Partial<QuoteDraftInput> = {}): Promise<QuoteView> {
      await call(`${base}/quote-draft`, { method: "PUT", json: quoteDraft(changes), token });
      const { status, text, body } = await call(`${base}/quotes`, { method: "POST", token });
      if (status !== 201) throw new Error(`Sending the quote responded with ${status}: ${text}`);
      return body as QuoteView;
    },
  };
}

const ifMatch = (version: number | undefined) =>
  version === undefined ? {} : { headers: { "If-Match": `"${version}"` } };
