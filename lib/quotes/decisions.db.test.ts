import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { acceptQuote, declineQuote } from "@/lib/quotes/decisions";
import { findReservation, listQuotes, listReservations } from "@/lib/quotes/queries";
import { quoteTotals, WARRANTIES } from "@/lib/quotes/rules";

const DAY_MS = 86_400_000;
const WHY = { reason: "too_much", text: " For that money I buy a new one. " } as const;

const created = { requests: [] as string[], vehicles: [] as string[] };
let conversationId: string;

beforeEach(async () => {
  conversationId = await createConversation();
});
afterEach(async () => {
  await db().partRequest.deleteMany({ where: { id: { in: created.requests.splice(0) } } });
  await db().dismantledVehicle.deleteMany({ where: { id: { in: created.vehicles.splice(0) } } });
});
afterAll(() => db().$disconnect());

async function createConversation(): Promise<string> {
  const reference = `PR-${crypto.randomUUID().slice(0, 8)}`;
  const customer = {
    customerName: "Dana Example",
    customerPhone: "(518) 555-0117",
    customerEmail: "dana@example.com",
  };
  const { id } = await db().partRequest.create({
    data: {
      ...{ reference, vin: "3FA6P0G76ER244757", system: "Electrical", component: "Headlight Assembly" },
      ...customer,
    },
  });
  created.requests.push(id);
  const conversation = await db().conversation.create({
    data: {
      ...{ reference, kind: "part", partRequestId: id, status: "quoted", subject: "Headlight Assembly" },
      ...{ queue: "waiting", ...customer },
    },
  });
  return conversation.id;
}

/** Stores a quote of one part. */
async function createQuote(changes: {
  number?: number;
  state?: "draft" | "sent" | "replaced";
  validUntil?: Date;
  donorId?: string;
  conversationId?: string;
}) {
  const { number = 1, state = "sent", validUntil = new Date(Date.now() + DAY_MS), donorId } = changes;
  const lines = [{ part: "Headlight Assembly, driver side", priceCents: 16_500, coreCents: 0 }];
  const terms = { taxRate: 800, shippingCents: 0 };
  return db().quote.create({
    data: {
      ...{ conversationId: changes.conversationId ?? conversationId, number, state, validUntil, ...terms },
      ...{ warranty: WARRANTIES[0].text, sentAt: state === "draft" ? null : new Date() },
      ...quoteTotals({ lines, ...terms }),
      lines: {
        create: lines.map((line, position) => ({
          ...{ ...line, position },
          ...(donorId && { donorId, donorStockNumber: "D-1", donorName: "2014 Ford Fusion" }),
        })),
      },
    },
  });
}

const stored = async (number = 1) =>
  (await listQuotes(db(), conversationId, "staff")).find((quote) => quote.number === number);

const emails = async () =>
  (await db().email.findMany({ where: { conversationId }, orderBy: { event: "asc" } })).map(
    ({ event }) => event,
  );

describe("a decision on a quote", () => {
  it("that accepts it outdates the draft of the next one, so that it is not replaced unseen", async () => {
    await createQuote({});
    const { id, version } = await createQuote({ number: 2, state: "draft" });
    const draft = () => db().quote.findUnique({ where: { id }, select: { version: true, state: true } });
    await acceptQuote(conversationId, 1);
    expect(await draft()).toEqual({ version: version + 1, state: "draft" });
    await acceptQuote(conversationId, 1);
    expect(await draft()).toEqual({ version: version + 1, state: "draft" });
  });

  it("accepts it once, however often it is repeated", async () => {
    await createQuote({});
    expect(await acceptQuote(conversationId, 1)).toBe("done");
    const first = await stored();
    expect(first).toMatchObject({ state: "accepted", declineReason: null, version: 2 });
    expect(await acceptQuote(conversationId, 1)).toBe("repeated");
    expect(await declineQuote(conversationId, 1, WHY)).toBe("decided_before");
    expect(await stored()).toEqual(first);
    expect((await emails()).sort()).toEqual(["office_quote_decided", "quote_accepted"]);
  });

  it("declines it with a reason, and without an email to the customer", async () => {
    await createQuote({});
    expect(await declineQuote(conversationId, 1, WHY)).toBe("done");
    expect(await stored()).toMatchObject({
      ...{ state: "declined", declineReason: "too_much", declineText: "For that money I buy a new one." },
    });
    expect(await declineQuote(conversationId, 1, { reason: null, text: "" })).toBe("repeated");
    expect(await acceptQuote(conversationId, 1)).toBe("decided_before");
    expect(await emails()).toEqual(["office_quote_decided"]);
  });

  it("changes nothing for an expired, replaced, unknown or unsent quote", async () => {
    await createQuote({ number: 1, state: "replaced" });
    await createQuote({ number: 2, validUntil: new Date(Date.now() - 1) });
    await createQuote({ number: 3, state: "draft" });
    const before = await listQuotes(db(), conversationId, "staff");
    for (const decide of [acceptQuote, (id: string, number: number) => declineQuote(id, number, WHY)]) {
      expect(await decide(conversationId, 1)).toBe("replaced");
      expect(await decide(conversationId, 2)).toBe("expired");
      for (const number of [3, 4, 0, -1, 1.5, Number.NaN, 2 ** 40]) {
        expect(await decide(conversationId, number)).toBe("not_found");
      }
      expect(await decide("no-such-conversation", 2)).toBe("not_found");
    }
    expect(await listQuotes(db(), conversationId, "staff")).toEqual(before);
    expect(await emails()).toEqual([]);
  });

  it("is not possible through another conversation", async () => {
    await createQuote({});
    const other = await createConversation();
    expect(await acceptQuote(other, 1)).toBe("not_found");
    expect((await stored())?.state).toBe("sent");
  });

  it("is not possible once the request is closed", async () => {
    await createQuote({});
    await db().conversation.update({
      where: { id: conversationId },
      data: { queue: "closed", closedAt: new Date() },
    });
    expect(await acceptQuote(conversationId, 1)).toBe("expired");
    expect((await stored())?.state).toBe("sent");
  });

  it("is one decision when 100 people accept and decline at the same time", async () => {
    await createQuote({});
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0 ? acceptQuote(conversationId, 1) : declineQuote(conversationId, 1, WHY),
      ),
    );
    const quote = await stored();
    expect(quote?.version).toBe(2);
    const [same, other] = quote?.state === "accepted" ? [0, 1] : [1, 0];
    expect(results.filter((result) => result === "done")).toHaveLength(1);
    expect(new Set(results.filter((_, index) => index % 2 === same))).toEqual(new Set(["done", "repeated"]));
    expect(new Set(results.filter((_, index) => index % 2 === other))).toEqual(new Set(["decided_before"]));
    expect((await emails()).filter((event) => event === "office_quote_decided")).toHaveLength(1);
  });
});

describe("quotes for the customer", () => {
  it("are listed without drafts and without the state of emails", async () => {
    await createQuote({ number: 1 });
    await createQuote({ number: 2, state: "draft" });
    const listed = await listQuotes(db(), conversationId, "customer");
    expect(listed.map(({ number }) => number)).toEqual([1]);
    expect(listed[0]).not.toHaveProperty("email");
    expect((await listQuotes(db(), conversationId, "staff")).map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe("the part of an accepted quote", () => {
  it("is reserved on its donor for other requests until its own request is closed", async () => {
    const vehicle = await db().dismantledVehicle.create({
      data: {
        ...{ stockNumber: `T-${crypto.randomUUID().slice(0, 12)}`, vin: "3FA6P0G76ER244757", year: 2014 },
        ...{ make: "Ford", model: "Fusion", mileage: 118_402, dateAcquired: new Date("2026-11-12") },
      },
    });
    created.vehicles.push(vehicle.id);
    await createQuote({ donorId: vehicle.id });
    const other = await createConversation();
    const reserved = async (part = "Headlight Assembly", except = other) =>
      findReservation(await listReservations(db(), [vehicle.id], except), vehicle.id, part);
    expect(await reserved()).toBeUndefined();
    await acceptQuote(conversationId, 1);
    expect(await reserved()).toMatchObject({ donorId: vehicle.id, part: "Headlight Assembly, driver side" });
    expect(await reserved("Headlight Assembly, passenger side")).toBeUndefined();
    expect(await reserved("Headlight Assembly", conversationId)).toBeUndefined();
    await db().conversation.update({
      where: { id: conversationId },
      data: { queue: "closed", closedAt: new Date() },
    });
    expect(await reserved()).toBeUndefined();
  });
});
