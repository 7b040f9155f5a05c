import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "@/e2e/support/accounts";
import { call, completeRetailVehicle, signIn, vehicleInquiry } from "@/e2e/support/api";
import { BUSINESS_DAY } from "@/e2e/support/quotes";
import type { HistoryEntry } from "@/lib/records/schema";
import { VEHICLE_INQUIRY_MESSAGES, type VehicleInquiryReceipt } from "@/lib/vehicle-inquiries/schema";

let token: string;
let vehicle: { _id: string; stockNumber: string };
const vehicles: string[] = [];
const references: string[] = [];

async function createVehicle(changes: object = {}): Promise<typeof vehicle> {
  const json = completeRetailVehicle(changes);
  const { body } = await call("/api/admin/retail-vehicles", { json, token });
  const created = body as typeof vehicle;
  vehicles.push(created._id);
  return created;
}

beforeAll(async () => {
  token = (await signIn()).token;
  vehicle = await createVehicle({ trim: "EX" });
});
afterAll(async () => {
  for (const id of vehicles) await call(`/api/admin/retail-vehicles/${id}`, { method: "DELETE", token });
  await query(`DELETE FROM "VehicleInquiry" WHERE "reference" = ANY($1)`, [references]);
});

const submit = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const response = await call("/api/vehicle-inquiries", {
    json: vehicleInquiry(vehicle._id, changes),
    headers,
  });
  const { reference } = (response.body ?? {}) as Partial<VehicleInquiryReceipt>;
  if (reference) references.push(reference);
  return response;
};
const stored = async (reference: string) =>
  (
    await query<Record<string, unknown>>(
      `SELECT c."kind", c."status", c."subject", c."vehicle", c."vin", c."queue", c."customerPhone", c."dueAt",
        i."stockNumber", i."preferredAt", i."topic", m."text", m."author"
      FROM "VehicleInquiry" i JOIN "Conversation" c ON c."vehicleInquiryId" = i."id"
      JOIN "Message" m ON m."conversationId" = c."id" WHERE i."reference" = $1`,
      [reference],
    )
  )[0];
const count = async () =>
  (await query<{ count: number }>(`SELECT count(*)::int AS "count" FROM "VehicleInquiry"`))[0]?.count ?? 0;

describe("a visitor's question about a vehicle", () => {
  it("returns a reference, a link and no personal data, and opens a conversation", async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^\w{10,}$/),
      reference: expect.stringMatching(/^VI-[2-9B-Z]{5}$/),
      status: "pending",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      statusUrl: expect.stringMatching(/^http.*\/request\/VI-[2-9B-Z]{5}-[0-9a-f]{32}$/),
    });
    expect(await stored((body as VehicleInquiryReceipt).reference)).toMatchObject({
      ...{ kind: "vehicle", status: "pending", queue: "to_answer", topic: "question", author: "customer" },
      subject: "Does it have a trailer hitch?",
      text: "Does it have a trailer hitch?",
      vehicle: "2003 Honda Accord EX",
      vin: "1HGCM82633A004352",
      stockNumber: vehicle.stockNumber,
      customerPhone: "(518) 555-0181",
      dueAt: expect.any(Date),
      preferredAt: null,
    });
  });

  it("starts a history, also after the vehicle is deleted", async () => {
    const other = await createVehicle();
    const { body } = await submit({ vehicleId: other._id });
    const { _id, reference } = body as VehicleInquiryReceipt;
    await call(`/api/admin/retail-vehicles/${other._id}`, { method: "DELETE", token });
    const history = await call(`/api/admin/vehicle-inquiries/${_id}/history`, { token });
    const [created] = history.body as HistoryEntry[];
    expect(created).toMatchObject({ action: "create", author: "Customer", isVisitor: true });
    expect(created?.changes).toContainEqual(
      expect.objectContaining({ label: "Stock number", after: other.stockNumber }),
    );
    expect(await stored(reference)).toMatchObject({ stockNumber: other.stockNumber });
  });

  it("sent ten times at once with one Idempotency-Key is stored once, with the same link", async () => {
    const before = await count();
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({}, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count()).toBe(before + 1);
    expect(await submit({ message: "Another question" }, headers)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });
});

describe("a visitor's test drive", () => {
  it("stores the preferred time of the shop's time zone", async () => {
    const local = `${BUSINESS_DAY}T14:30`;
    const { status, body } = await submit({ topic: "test_drive", message: "", preferredAt: local });
    expect(status).toBe(201);
    const row = await stored((body as VehicleInquiryReceipt).reference);
    expect(row).toMatchObject({ topic: "test_drive", text: "" });
    expect(row?.subject).toMatch(/^Test drive, \w{3} \w{3} \d{1,2}, 2:30 pm$/);
    const shown = new Date(String(row?.preferredAt)).toLocaleString("sv-SE", {
      timeZone: "America/New_York",
    });
    expect(shown).toBe(`${local.replace("T", " ")}:00`);
  });

  it("needs neither a time nor a message", async () => {
    const { status, body } = await submit({ topic: "test_drive", message: undefined });
    expect(status).toBe(201);
    expect(await stored((body as VehicleInquiryReceipt).reference)).toMatchObject({ subject: "Test drive" });
  });

  it.each([
    ["2020-03-03T10:00", VEHICLE_INQUIRY_MESSAGES.preferredAtPast],
    ["soon", VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid],
    [`${BUSINESS_DAY}T07:30`, VEHICLE_INQUIRY_MESSAGES.preferredAtClosed],
    ["2999-03-05T10:00", VEHICLE_INQUIRY_MESSAGES.preferredAtTooLate],
  ])("at %s is rejected", async (preferredAt, message) => {
    const { status, body } = await submit({ topic: "test_drive", preferredAt });
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, code: "invalid_input", fields: { preferredAt: message } });
  });
});

describe("an inquiry is rejected", () => {
  it.each([
    ["message", { message: " " }, VEHICLE_INQUIRY_MESSAGES.message],
    ["topic", { topic: "price" }, VEHICLE_INQUIRY_MESSAGES.topic],
    ["customerInfo.name", { customerInfo: { phone: "5185550181" } }, VEHICLE_INQUIRY_MESSAGES.name],
    ["customerInfo.phone", { customerInfo: { name: "R" } }, VEHICLE_INQUIRY_MESSAGES.contact],
    [
      "customerInfo.email",
      { customerInfo: { name: "R", email: "r@x" } },
      VEHICLE_INQUIRY_MESSAGES.emailInvalid,
    ],
    ["vehicleId", { vehicleId: null }, VEHICLE_INQUIRY_MESSAGES.vehicle],
  ])("with an invalid %s", async (field, changes, message) => {
    const before = await count();
    const { status, body } = await submit(changes);
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, code: "invalid_input", fields: { [field]: message } });
    expect(await count()).toBe(before);
  });

  it("when visitors cannot see the vehicle", async () => {
    const incomplete = await createVehicle({ price: null });
    for (const vehicleId of [incomplete._id, "no-such-record-0", "x"]) {
      expect(await submit({ vehicleId })).toMatchObject({
        status: 404,
        body: { code: "not_found", error: VEHICLE_INQUIRY_MESSAGES.vehicle },
      });
    }
  });
});
