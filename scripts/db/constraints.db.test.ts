import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { targetDatabase } from "./client";

const client = new pg.Client({ connectionString: targetDatabase() });

beforeAll(() => client.connect());
afterAll(() => client.end());
// Changes are never committed.
beforeEach(async () => {
  await client.query("ROLLBACK");
  await client.query("BEGIN");
});

type Row = Record<string, string | number | Date | null>;

async function insert(table: string, row: Row): Promise<string> {
  const names = Object.keys(row).map((name) => client.escapeIdentifier(name));
  const places = names.map((_, index) => `$${index + 1}`);
  const sql = `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${places.join(", ")})`;
  try {
    await client.query(sql, Object.values(row));
    return "stored";
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint) return error.constraint;
    throw error;
  }
}

const VIN = "1HGCM82633A004352";

const VALID: Record<string, Row> = {
  RetailVehicle: { id: "rule-test", stockNumber: "RULE-1", vin: VIN },
  DismantledVehicle: {
    id: "rule-test",
    stockNumber: "RULE-1",
    vin: VIN,
    year: 2003,
    make: "Honda",
    model: "Accord",
    mileage: 1,
    dateAcquired: "2026-01-02",
  },
  PartRequest: {
    id: "rule-test",
    reference: "RULE-1",
    vin: VIN,
    system: "Exterior",
    component: "Mirrors",
    customerName: "Anna",
    customerPhone: "(555) 555-0100",
    customerEmail: "anna@example.com",
  },
  RepairRequest: {
    id: "rule-test",
    reference: "RULE-1",
    customerName: "Anna",
    customerPhone: "(555) 555-0100",
    contactMethod: "phone",
    serviceType: "Brakes",
    description: "They squeak.",
  },
  VehicleInquiry: {
    id: "rule-test",
    reference: "RULE-1",
    topic: "question",
    stockNumber: "RULE-1",
    customerName: "Anna",
    customerPhone: "(555) 555-0100",
  },
  User: { id: "rule-test", username: "rule-test", passwordHash: "x" },
  Email: {
    id: "rule-test",
    event: "request_received",
    dedupeKey: "rule-test",
    recipient: "anna@example.com",
    messageIdHeader: "<rule-test@example.com>",
  },
  SavedReply: { id: "rule-test", title: "Thanks", text: "Thank you." },
  AccountEvent: { id: "rule-test", kind: "locked" },
  SignInAttempt: { key: "rule-test" },
  RequestCount: { key: "rule-test", points: 1, expire: 0 },
  RateLimit: { key: "rule-test", windowStart: new Date(0) },
  Image: {
    id: "rule-test",
    publicId: "rule-test",
    url: "/rule-test",
    store: "disk",
    contentType: "image/webp",
    size: 1,
    width: 1,
    height: 1,
  },
};

const CONVERSATION: Row = {
  id: "rule-test",
  reference: "RULE-1",
  kind: "part",
  partRequestId: "rule-test",
  status: "pending",
  customerName: "Anna",
  subject: "Mirrors",
};
const QUOTE: Row = {
  id: "rule-test",
  conversationId: "rule-test",
  number: 1,
  taxRate: 800,
  validUntil: new Date(0),
  warranty: "3 months",
};
const MESSAGE: Row = {
  id: "rule-test",
  conversationId: "rule-test",
  author: "staff",
  kind: "message",
  text: "Yes.",
};
const LINE: Row = { id: "rule-test", quoteId: "rule-test", position: 1, part: "Mirror", priceCents: 100 };

/** The tables of the request desk, each with the rows that a row of it needs. */
const DESK: Record<string, [table: string, row: Row][]> = {
  Conversation: [
    ["PartRequest", VALID.PartRequest ?? {}],
    ["Conversation", CONVERSATION],
  ],
};
DESK.Message = [...(DESK.Conversation ?? []), ["Message", MESSAGE]];
DESK.Quote = [...(DESK.Conversation ?? []), ["Quote", QUOTE]];
DESK.QuoteLine = [...DESK.Quote, ["QuoteLine", LINE]];

/** Stores a row of the request desk, after the rows that it needs. */
async function insertOnDesk(table: string, change: Row = {}): Promise<string> {
  const rows = DESK[table] ?? [];
  for (const [needed, row] of rows.slice(0, -1)) await insert(needed, row);
  return insert(table, { ...rows.at(-1)?.[1], ...change });
}

test.each(Object.keys(DESK))("a valid row of %s is stored", async (table) => {
  expect(await insertOnDesk(table)).toBe("stored");
});

test.each(Object.keys(VALID))("a valid row of %s is stored", async (table) => {
  expect(await insert(table, VALID[table] ?? {})).toBe("stored");
});

const INVALID: [table: string, rule: string, invalid: Row][] = [
  ["RetailVehicle", "vin", { vin: "abc" }],
  ["RetailVehicle", "stockNumber", { stockNumber: " A1" }],
  ["RetailVehicle", "stockNumber", { stockNumber: "" }],
  ["RetailVehicle", "year", { year: 1899 }],
  ["RetailVehicle", "mileage", { mileage: -1 }],
  ["RetailVehicle", "price", { price: 100_000_000 }],
  ["RetailVehicle", "soldAt", { status: "sold" }],
  ["RetailVehicle", "soldAt", { soldAt: new Date(0) }],
  ["RetailVehicle", "version", { version: 0 }],
  ["DismantledVehicle", "vin", { vin: "1HGCM82633A00435" }],
  ["DismantledVehicle", "vin", { vin: "IHGCM82633A004352" }],
  ["DismantledVehicle", "make", { make: " " }],
  ["DismantledVehicle", "model", { model: "" }],
  ["DismantledVehicle", "mileage", { mileage: 10_000_000 }],
  ["PartRequest", "system", { system: "Roof" }],
  ["PartRequest", "component", { component: " " }],
  ["PartRequest", "customerName", { customerName: "" }],
  ["PartRequest", "customerPhone", { customerPhone: "5555550100" }],
  ["PartRequest", "customerEmail", { customerEmail: "anna" }],
  ["RepairRequest", "contactMethod", { customerPhone: null }],
  ["RepairRequest", "contactMethod", { contactMethod: "email" }],
  ["RepairRequest", "mileage", { mileage: -1 }],
  ["VehicleInquiry", "customerName", { customerName: " " }],
  ["VehicleInquiry", "reach", { customerPhone: null }],
  ["User", "username", { username: "Anna" }],
  ["User", "displayName", { displayName: " Anna" }],
  ["Email", "sentAt", { state: "sent" }],
  ["Email", "sentAt", { sentAt: new Date(0) }],
  ["SavedReply", "text", { title: " " }],
  ["SavedReply", "text", { text: "" }],
  ["AccountEvent", "account", { username: "hunter2" }],
  ["SignInAttempt", "failures", { failures: -1 }],
  ["RequestCount", "points", { points: -1 }],
  ["RateLimit", "count", { count: 0 }],
  ["Image", "size", { width: 0 }],
  ["RetailVehicle", "images", { images: `{${"/a,".repeat(20)}/a}` }],
  ["RetailVehicle", "images", { images: null }],
  ["DismantledVehicle", "images", { images: "{/a,NULL}" }],
  ["DismantledVehicle", "stockNumber", { stockNumber: "" }],
  ["DismantledVehicle", "year", { year: 2101 }],
  ["DismantledVehicle", "version", { version: 0 }],
  ["PartRequest", "vin", { vin: "1HGCM82633A00435O" }],
  ["PartRequest", "version", { version: 0 }],
  ["RepairRequest", "customerName", { customerName: " " }],
  ["RepairRequest", "customerPhone", { customerPhone: "5555550100" }],
  ["RepairRequest", "version", { version: 0 }],
];

const INVALID_ON_DESK: [table: string, rule: string, invalid: Row][] = [
  ["Conversation", "request", { partRequestId: null }],
  ["Conversation", "closed", { queue: "closed" }],
  ["Conversation", "closed", { closedAt: new Date(0) }],
  ["Conversation", "clock", { dueAt: new Date(0) }],
  ["Conversation", "linkVersion", { linkVersion: 0 }],
  ["Message", "text", { kind: "event", author: "system", text: " " }],
  ["Message", "callOutcome", { kind: "call" }],
  ["Message", "callOutcome", { callOutcome: "talked" }],
  ["Message", "note", { kind: "note" }],
  ["Message", "customer", { author: "customer", internal: "true" }],
  ["Quote", "amounts", { shippingCents: -1, totalCents: -1 }],
  ["Quote", "amounts", { totalCents: 1 }],
  ["Quote", "taxRate", { taxRate: 10_001 }],
  ["Quote", "number", { number: 0 }],
  ["Quote", "sentAt", { state: "sent" }],
  ["Quote", "decidedAt", { state: "accepted", sentAt: new Date(0) }],
  ["QuoteLine", "amounts", { priceCents: -1 }],
];

describe("the database rejects", () => {
  test.each(INVALID_ON_DESK)("%s with an invalid %s: %j", async (table, rule, invalid) => {
    expect(await insertOnDesk(table, invalid)).toBe(`${table}_${rule}_check`);
  });

  test.each([
    ["Quote_one_draft", { state: "draft" }],
    ["Quote_one_current", { state: "sent", sentAt: new Date(0) }],
  ] as const)("a second quote of a conversation by %s", async (index, state) => {
    await insertOnDesk("Quote", state);
    expect(await insert("Quote", { ...QUOTE, ...state, id: "rule-test-2", number: 2 })).toBe(index);
  });

  test.each(INVALID)("%s with an invalid %s: %j", async (table, rule, invalid) => {
    expect(await insert(table, { ...VALID[table], ...invalid })).toBe(`${table}_${rule}_check`);
  });

  test("a note without a request", async () => {
    const note = { id: "rule-test", author: "Anna", content: "Called." };
    expect(await insert("RequestNote", note)).toBe("RequestNote_request_check");
  });

  test("an empty note", async () => {
    await insert("PartRequest", VALID.PartRequest ?? {});
    const note = { id: "rule-test", partRequestId: "rule-test", author: "Anna", content: " " };
    expect(await insert("RequestNote", note)).toBe("RequestNote_content_check");
  });

  test("a picture of two vehicles", async () => {
    await insert("RetailVehicle", VALID.RetailVehicle ?? {});
    await insert("DismantledVehicle", VALID.DismantledVehicle ?? {});
    const both = { retailVehicleId: "rule-test", dismantledVehicleId: "rule-test" };
    expect(await insert("Image", { ...VALID.Image, ...both })).toBe("Image_owner_check");
  });

  test.each(["AccountEvent", "RecordVersion"])("every change of %s", async (table) => {
    for (const change of [
      `UPDATE "${table}" SET "at" = now()`,
      `DELETE FROM "${table}"`,
      `TRUNCATE "${table}"`,
    ]) {
      await client.query("SAVEPOINT change");
      await expect(client.query(change)).rejects.toThrow(`${table} is append-only`);
      await client.query("ROLLBACK TO change");
    }
  });

  test("rows by exactly the rules that are tested here", async () => {
    const { rows } = await client.query<{ conname: string }>(
      "SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace",
    );
    const tested = [...INVALID, ...INVALID_ON_DESK].map(([table, rule]) => `${table}_${rule}_check`);
    const others = ["RequestNote_request_check", "RequestNote_content_check", "Image_owner_check"];
    expect(rows.map(({ conname }) => conname).sort()).toEqual([...new Set([...tested, ...others])].sort());
  });
});
