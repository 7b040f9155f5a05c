import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "@/e2e/support/accounts";
import { call, partRequest, signIn } from "@/e2e/support/api";
import type { PartRequest, PartRequestReceipt } from "@/lib/part-requests/schema";

let token: string;
beforeAll(async () => {
  token = (await signIn()).token;
});

const submit = (json: unknown, headers: Record<string, string> = {}) =>
  call("/api/part-requests", { json, headers });
const storedCount = async () => {
  const { headers } = await call("/api/admin/part-requests?limit=1", { token });
  return Number(headers.get("x-total-count"));
};

describe("a visitor's part request", () => {
  it("returns a reference and no personal data", async () => {
    const { status, body } = await submit(partRequest());
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^\w{10,}$/),
      reference: expect.stringMatching(/^PR-[2-9B-Z]{5}$/),
      status: "pending",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      statusUrl: expect.stringMatching(/^http.*\/request\/PR-[2-9B-Z]{5}-[0-9a-f]{32}$/),
    });
  });

  it("is shown to staff as submitted, newest first, with a normalized phone number", async () => {
    const { body } = await submit(partRequest({ vin: " 3fa6p0g7-6er244757 " }));
    const { _id, reference } = body as PartRequestReceipt;
    const list = (await call("/api/admin/part-requests?limit=1", { token })).body as PartRequest[];
    expect(list[0]).toEqual({
      _id,
      reference,
      status: "pending",
      createdAt: expect.any(String),
      vin: "3FA6P0G76ER244757",
      vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", trim: "S", engineSize: "2.5L I4" },
      partDetails: {
        system: "Electrical",
        component: "Headlights - Headlight/Headlamp Assembly",
        otherComponent: null,
        additionalInfo: "Passenger side, halogen.",
      },
      customerInfo: { name: "Dana Example", phone: "(518) 555-0117", email: "dana@example.com" },
      notes: [],
      inventory: null,
      version: 1,
    });
  });

  it.each([
    ["vin", { vin: "" }, "VIN is required"],
    ["vin", { vin: undefined }, "VIN is required"],
    ["vin", { vin: "1FTFW1ET5DFC1031" }, "Please enter a valid 17-character VIN"],
    ["vin", { vin: "IOQ6P0G76ER244757" }, "Please enter a valid 17-character VIN"],
    [
      "vehicleInfo.make",
      { vehicleInfo: { year: 2014, model: "Fusion" } },
      "Could not decode essential vehicle information",
    ],
    ["vehicleInfo", { vehicleInfo: undefined }, "Could not decode essential vehicle information"],
    [
      "partDetails.system",
      { partDetails: { system: "Magic", component: "Wand" } },
      "Please select a category",
    ],
    [
      "partDetails.component",
      { partDetails: { system: "Interior", component: " " } },
      "Please complete your part selection",
    ],
    [
      "customerInfo.name",
      { customerInfo: { name: " ", phone: "5185550117", email: "d@example.com" } },
      "Name is required",
    ],
    [
      "customerInfo.phone",
      { customerInfo: { name: "D", email: "d@example.com" } },
      "Phone number is required",
    ],
    [
      "customerInfo.phone",
      { customerInfo: { name: "D", phone: "555-0117", email: "d@example.com" } },
      "Please enter a valid 10-digit phone number",
    ],
    [
      "customerInfo.email",
      { customerInfo: { name: "D", phone: "5185550117", email: "" } },
      "Email address is required",
    ],
    [
      "customerInfo.email",
      { customerInfo: { name: "D", phone: "5185550117", email: "d@example" } },
      "Please enter a valid email address",
    ],
  ])("with an invalid %s (%j) is rejected with the form's message", async (field, change, message) => {
    const before = await storedCount();
    const { status, body } = await submit(partRequest(change));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, code: "invalid_input", fields: { [field]: message } });
    expect(await storedCount()).toBe(before);
  });

  it.each([
    [
      "a null character",
      partRequest({ customerInfo: { name: "D\u0000", phone: "5185550117", email: "d@example.com" } }),
    ],
    ["numbers instead of strings", partRequest({ customerInfo: { name: 1, phone: 2, email: 3 } })],
    ["lists instead of objects", partRequest({ customerInfo: [], vehicleInfo: [] })],
    ["a __proto__ key", JSON.parse('{"__proto__":{"vin":"x"},"vin":{}}')],
    [
      "a text that is too long",
      partRequest({ partDetails: { system: "Interior", component: "x", additionalInfo: "x".repeat(2_001) } }),
    ],
  ])("with %s is rejected without a server error", async (_name, json) => {
    expect((await submit(json)).status).toBe(400);
  });

  it("sent twice with one Idempotency-Key is stored once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const before = await storedCount();
    const first = await submit(partRequest(), headers);
    const second = await submit(partRequest(), headers);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await storedCount()).toBe(before + 1);
    // The link opens the customer's page, so it is not stored.
    const key = headers["Idempotency-Key"];
    const rows = await query(`SELECT "body" FROM "IdempotencyKey" WHERE "key" = $1`, [key]);
    expect(JSON.stringify(rows)).toContain((first.body as PartRequestReceipt).reference);
    expect(JSON.stringify(rows)).not.toContain("/request/");
  });

  it("sent ten times at once with one Idempotency-Key is stored once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const before = await storedCount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(partRequest(), headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await storedCount()).toBe(before + 1);
  });

  it("is rejected when its Idempotency-Key was used with another body, or is invalid", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    await submit(partRequest(), headers);
    const other = await submit(partRequest({ vin: "1HGCM82633A004352" }), headers);
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
    expect((await submit(partRequest(), { "Idempotency-Key": "x".repeat(201) })).status).toBe(400);
  });

  it("that was rejected leaves its Idempotency-Key unused for the corrected one", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    expect((await submit(partRequest({ vin: "" }), headers)).status).toBe(400);
    expect((await submit(partRequest(), headers)).status).toBe(201);
  });
});
