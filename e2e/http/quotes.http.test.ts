import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "@/e2e/support/accounts";
import { call, partRequest, signIn } from "@/e2e/support/api";
import { dismantledVehicle } from "@/e2e/support/office-vehicles";
import {
  BUSINESS_DAY,
  dayFromNow,
  modelRequest,
  quoteDraft,
  quotesApi,
  USED_WARRANTY,
} from "@/e2e/support/quotes";
import type { DonorView } from "@/lib/donors/schema";
import type { QuoteDraftView, QuoteView } from "@/lib/quotes/schema";

// Drafts and sending of quotes, and the donor vehicles of a part request.

let token: string;
const createdPaths: string[] = [];
beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const path of createdPaths) await call(path, { method: "DELETE", token });
});

async function newRequest(json: object = partRequest()) {
  const answer = await call("/api/part-requests", { json });
  expect(answer.status, answer.text).toBe(201);
  const { _id, reference } = answer.body as { _id: string; reference: string };
  const path = `/api/admin/part-requests/${_id}`;
  createdPaths.push(path);
  return { reference, path, ...quotesApi(token, reference) };
}

async function newDonor(changes: object): Promise<{ _id: string; stockNumber: string }> {
  const stockNumber = `T-${randomUUID().slice(0, 12)}`;
  const json = dismantledVehicle(stockNumber, changes);
  const answer = await call("/api/admin/dismantled-vehicles", { json, token });
  expect(answer.status, answer.text).toBe(201);
  const { _id } = answer.body as { _id: string };
  createdPaths.push(`/api/admin/dismantled-vehicles/${_id}`);
  return { _id, stockNumber };
}

describe("the draft of a quote", () => {
  it("is offered with the requested part and usual terms, and not stored", async () => {
    const request = await newRequest();
    const { status, headers, body } = await request.read();
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"0"');
    expect(body).toMatchObject({
      ...{ version: 0, savedAt: null, replaces: null, warnings: [] },
      quote: { number: 1, state: "draft", taxRate: 800, warranty: USED_WARRANTY, totalCents: 0 },
      conversation: { reference: request.reference, customerName: "Dana Example", hasEmail: true },
    });
    const { quote, validUntilDay } = body as QuoteDraftView;
    expect(quote.lines).toHaveLength(1);
    expect(validUntilDay >= dayFromNow(6)).toBe(true);
    expect([0, 6]).not.toContain(new Date(`${validUntilDay}T12:00:00Z`).getUTCDay());
  });

  it("is stored with the totals of the server", async () => {
    const { save, draft } = await newRequest();
    const { status, headers, body } = await save({ ...quoteDraft(), totalCents: 1 }, 0);
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"1"');
    expect(body).toMatchObject({
      ...{ version: 1, validUntilDay: BUSINESS_DAY, savedAt: expect.any(String) },
      quote: { partsCents: 20_000, shippingCents: 2_400, taxCents: 1_792, coreCents: 0, totalCents: 24_192 },
    });
    expect(await draft()).toEqual(body);
  });

  it("has no shipping when the part is picked up", async () => {
    const { save } = await newRequest();
    const { body } = await save(quoteDraft({ handover: "pickup" }));
    expect(body).toMatchObject({ quote: { shippingCents: 0, shippingTo: null, totalCents: 21_600 } });
  });

  it("is saved only over the version that was read", async () => {
    const { save, draft, discard } = await newRequest();
    await save(quoteDraft(), 0);
    expect(await save(quoteDraft({ message: "Mine" }), 0)).toMatchObject({
      ...{ status: 412, body: { code: "changed_by_someone_else" } },
    });
    const results = await Promise.all([1, 2, 3, 4].map((n) => save(quoteDraft({ message: `${n}` }), 1)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await draft()).version).toBe(2);
    expect((await discard(1)).status).toBe(412);
    expect((await discard(2)).status).toBe(204);
    expect((await draft()).version).toBe(0);
    expect((await discard()).status).toBe(404);
  });

  it("is created once when several people start it at the same time", async () => {
    const { save } = await newRequest();
    const results = await Promise.all([1, 2, 3, 4].map((n) => save(quoteDraft({ message: `${n}` }), 0)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it.each([
    ["lines.0.priceCents", { lines: [{ part: "A", priceCents: -1 }] }, "An amount cannot be negative"],
    ["lines.0.priceCents", { lines: [{ part: "A", priceCents: 1.5 }] }, "Enter an amount, such as 165.00"],
    ["shippingCents", { shippingCents: -1 }, "An amount cannot be negative"],
    ["validUntil", { validUntil: "2026-02-30" }, "Choose a day"],
    ["taxRate", { taxRate: 123 }, "Choose a tax rate"],
    ["warranty", { warranty: "Forever" }, "Choose a warranty"],
    [
      "lines.0.donorId",
      { lines: [{ part: "A", priceCents: 1, donorId: "no-such-vehicle" }] },
      "This vehicle is no longer in the inventory",
    ],
  ])("with an invalid %s is rejected", async (field, changes, message) => {
    const { save } = await newRequest();
    const { status, body } = await save({ ...quoteDraft(), ...changes });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, fields: { [field]: message } });
  });

  it("is rendered as the email to the customer", async () => {
    const { reference, save, email } = await newRequest();
    expect((await email()).status).toBe(404);
    await save(quoteDraft());
    const { status, body } = await email();
    expect(status).toBe(200);
    const mail = body as { subject: string; html: string; text: string };
    expect(mail.subject).toContain(reference);
    for (const text of [mail.subject, mail.html, mail.text]) expect(text).toContain("$241.92");
  });
});

describe("sending a quote", () => {
  it("makes it final, sets the request to quoted, and enqueues one email", async () => {
    const { reference, path, save, send, draft } = await newRequest();
    await save(quoteDraft(), 0);
    const { status, body } = await send(1);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ number: 1, state: "sent", totalCents: 24_192, version: 2 },
      sentAt: expect.any(String),
      sentBy: expect.any(String),
    });
    expect((await call(path, { token })).body).toMatchObject({ status: "quoted" });
    const { _id } = body as QuoteView;
    const emails = await query(`SELECT "id" FROM "Email" WHERE "quoteId" = $1 AND "event" = 'quote_sent'`, [
      _id,
    ]);
    expect(emails).toHaveLength(1);
    // The next draft is a copy, and saving it changes nothing about the sent quote.
    expect(await draft()).toMatchObject({
      version: 0,
      replaces: 1,
      quote: { number: 2, totalCents: 24_192 },
    });
    await save(quoteDraft({ lines: [] }), 0);
    expect(await stored(reference)).toMatchObject([
      { state: "sent", lines: 2 },
      { state: "draft", lines: 0 },
    ]);
  });

  it("replaces the previous quote", async () => {
    const { reference, sendDraft } = await newRequest();
    await sendDraft();
    expect(await sendDraft({ shippingCents: 0 })).toMatchObject({ number: 2, totalCents: 21_600 });
    expect(await stored(reference)).toMatchObject([{ state: "replaced" }, { state: "sent" }]);
  });

  it("is done once when it is repeated, and only with the current version", async () => {
    const { save, send } = await newRequest();
    await save(quoteDraft(), 0);
    expect((await send(7)).status).toBe(412);
    const results = await Promise.all([1, 2, 3, 4].map(() => send(1)));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
  });

  it.each([
    ["lines", { lines: [] }, "Add a part to the quote"],
    ["lines.0.part", { lines: [{ part: " ", priceCents: 100 }] }, "Name the part"],
    ["lines.0.priceCents", { lines: [{ part: "A", priceCents: 0 }] }, "Enter a price"],
    ["validUntil", { validUntil: dayFromNow(-3) }, "Choose a day that is not in the past"],
  ])("is prevented by an invalid %s", async (field, changes, message) => {
    const { reference, save, send } = await newRequest();
    expect((await save(quoteDraft(changes))).status).toBe(200);
    const { status, body } = await send();
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, fields: { [field]: message } });
    expect(await stored(reference)).toMatchObject([{ state: "draft" }]);
  });

  it("is not possible for a closed request", async () => {
    const { path, save, send } = await newRequest();
    await save(quoteDraft());
    await call(path, { method: "PUT", json: { status: "cancelled" }, token });
    expect((await save(quoteDraft())).status).toBe(409);
    expect((await send()).status).toBe(409);
  });

  it("keeps what the quote says about a donor that was changed or deleted later", async () => {
    const { save, send, reference } = await newRequest();
    const { _id, stockNumber } = await newDonor({});
    await save(quoteDraft({ lines: [{ part: "Headlight", priceCents: 100, donorId: _id }] }));
    await send();
    await call(`/api/admin/dismantled-vehicles/${_id}`, { method: "DELETE", token });
    const rows = await query<{ donorId: string | null; donorStockNumber: string; donorMiles: number }>(
      `SELECT "donorId", "donorStockNumber", "donorMiles" FROM "QuoteLine" WHERE "quoteId" IN
       (SELECT q."id" FROM "Quote" q JOIN "Conversation" c ON c."id" = q."conversationId" WHERE c."reference" = $1)`,
      [reference],
    );
    expect(rows).toEqual([{ donorId: null, donorStockNumber: stockNumber, donorMiles: 118_402 }]);
  });
});

describe("warnings about a draft", () => {
  it("name a donor that awaits dismantling, and a day when the shop is closed", async () => {
    const { save } = await newRequest();
    const { _id, stockNumber } = await newDonor({ status: "Awaiting Dismantle" });
    const sunday = Array.from({ length: 7 }, (_, index) => dayFromNow(10 + index)).find(
      (day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0,
    );
    const { body } = await save({
      ...quoteDraft({ lines: [{ part: "Headlight", priceCents: 100, donorId: _id }] }),
      validUntil: sunday,
    });
    expect((body as QuoteDraftView).warnings).toEqual([
      { kind: "awaiting_dismantle", line: 0, stockNumber },
      { kind: "closed_day" },
    ]);
  });

  it("name the request that was promised the same part", async () => {
    const { _id, stockNumber } = await newDonor({});
    const lines = [{ part: "Headlight Assembly, driver side", priceCents: 100, donorId: _id }];
    const first = await newRequest();
    const sent = await first.sendDraft({ lines });
    await query(`UPDATE "Quote" SET "state" = 'accepted', "decidedAt" = now() WHERE "id" = $1`, [sent._id]);
    const second = await newRequest();
    const { body } = await second.save(quoteDraft({ lines }));
    expect((body as QuoteDraftView).warnings).toEqual([
      {
        ...{ kind: "promised", line: 0, reference: first.reference, stockNumber },
        acceptedAt: expect.any(String),
      },
    ]);
    // Its own draft warns that the accepted quote is replaced.
    const own = await first.save(quoteDraft({ lines }));
    expect((own.body as QuoteDraftView).warnings).toEqual([{ kind: "replaces_accepted", number: 1 }]);
    await call(first.path, { method: "PUT", json: { status: "cancelled" }, token });
    expect((await second.draft()).warnings).toEqual([]);
  });
});

describe("donor vehicles", () => {
  it("have the make and model, are close in year, and are listed best first", async () => {
    const model = `Model ${randomUUID().slice(0, 8)}`;
    const toyota = { make: "TOYOTA", model: model.toUpperCase(), engineType: "2.5L I4" };
    const best = await newDonor({ ...toyota, year: 2014, trim: "XLE", mileage: 112_680, driveType: "AWD" });
    const second = await newDonor({ ...toyota, year: 2013, trim: "LE", mileage: 190_000 });
    const third = await newDonor({
      ...toyota,
      year: 2016,
      status: "Awaiting Dismantle",
      engineType: "3.5L V6",
    });
    await newDonor({ ...toyota, year: 2011 });
    await newDonor({ ...toyota, year: 2015, status: "Scrapped" });
    await newDonor({ ...toyota, year: 2015, make: "Honda" });
    await newDonor({ ...toyota, year: 2015, model: `${model}_` });
    const { donors, sendDraft } = await newRequest(modelRequest(model));
    const listed = (await donors()).body as DonorView[];
    expect(listed.map(({ _id }) => _id)).toEqual([best._id, second._id, third._id]);
    expect(listed[0]).toMatchObject({
      ...{ stockNumber: best.stockNumber, name: `2014 TOYOTA ${model.toUpperCase()} XLE AWD` },
      ...{ miles: 112_680, awaitingDismantle: false, promisedTo: null, inQuote: null },
      reasons: ["same engine 2.5L I4", "same trim", "1 year apart"],
      against: [],
      picture: expect.stringMatching(/^\/drawings\/.*exploded\.svg$/),
    });
    expect(listed[1]?.against).toEqual(["other trim", "higher miles"]);
    expect(listed[2]).toMatchObject({
      against: ["other engine", "awaiting dismantle"],
      awaitingDismantle: true,
    });
    await sendDraft({ lines: [{ part: "Headlight", priceCents: 100, donorId: best._id }] });
    expect(((await donors()).body as DonorView[])[0]).toMatchObject({ inQuote: 1 });
  });

  it("start with the vehicle that the customer asked for, even of another model", async () => {
    const model = `Model ${randomUUID().slice(0, 8)}`;
    const nearest = await newDonor({ make: "TOYOTA", model, year: 2014 });
    const asked = await newDonor({ make: "Honda", model: "Fit", year: 2009 });
    const { donors } = await newRequest({ ...modelRequest(model), donorId: asked._id });
    const listed = (await donors()).body as DonorView[];
    expect(listed.map(({ _id }) => _id)).toEqual([asked._id, nearest._id]);
    expect(listed.map(({ reasons }) => reasons.includes("asked for this car"))).toEqual([true, false]);
  });

  it("ignore an asked vehicle that does not exist, is scrapped or was deleted", async () => {
    const model = `Model ${randomUUID().slice(0, 8)}`;
    const scrapped = await newDonor({ make: "Honda", model: "Fit", status: "Scrapped" });
    const deleted = await newDonor({ make: "Honda", model: "Fit" });
    for (const donorId of ["no-such-vehicle", "", 7, null, scrapped._id, deleted._id]) {
      const { donors } = await newRequest({ ...modelRequest(model), donorId });
      if (donorId === deleted._id)
        await call(`/api/admin/dismantled-vehicles/${donorId}`, { method: "DELETE", token });
      expect(await donors(), String(donorId)).toMatchObject({ status: 200, body: [] });
    }
  });

  it("are none for a model that the shop does not have", async () => {
    const { donors } = await newRequest(modelRequest(`Model ${randomUUID().slice(0, 8)}`));
    expect(await donors()).toMatchObject({ status: 200, body: [] });
  });
});

/** The state and the number of lines of a request's quotes. */
const stored = (reference: string) =>
  query<{ state: string; lines: number }>(
    `SELECT q."state", (SELECT count(*)::int FROM "QuoteLine" l WHERE l."quoteId" = q."id") AS "lines"
     FROM "Quote" q JOIN "Conversation" c ON c."id" = q."conversationId"
     WHERE c."reference" = $1 ORDER BY q."number"`,
    [reference],
  );
