import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, openSession, query, removeAccounts } from "@/e2e/support/accounts";
import { call, callbackRequest, freshStockNumber, partRequest, signIn } from "@/e2e/support/api";
import { dismantledVehicle } from "@/e2e/support/office-vehicles";
import type { ConversationView, StaffMember } from "@/lib/conversations/schema";

// The API of one request on the desk.

let token: string;
const createdPaths: string[] = [];
beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const path of createdPaths) await call(path, { method: "DELETE", token });
  await removeAccounts();
});

const admin = (path: string, more: Parameters<typeof call>[1] = {}) =>
  call(`/api/admin/${path}`, { token, ...more });

async function fresh(kind: "part-requests" | "repair-requests" = "part-requests", changes: object = {}) {
  const json = kind === "part-requests" ? partRequest(changes) : callbackRequest(changes);
  const { status, body, text } = await call(`/api/${kind}`, { json });
  expect(status, text).toBe(201);
  const { _id, reference } = body as { _id: string; reference: string };
  createdPaths.push(`/api/admin/${kind}/${_id}`);
  return { reference, path: `conversations/${reference}`, record: `${kind}/${_id}` };
}

const read = async (path: string) => (await admin(path)).body as ConversationView;
const post = (path: string, json: object, more: Parameters<typeof call>[1] = {}) =>
  admin(`${path}/messages`, { json, ...more });

describe("reading a request", () => {
  it("returns what the customer asked, and starts the response clock", async () => {
    const { reference, path } = await fresh();
    const { status, body, headers } = await admin(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      reference,
      kind: "part",
      status: "pending",
      customer: { name: "Dana Example", phone: "(518) 555-0117", email: "dana@example.com" },
      vehicle: "2014 Ford Fusion S",
      queue: "to_answer",
      assignedTo: null,
      closed: null,
      writers: [],
    });
    const { messages, clock } = body as ConversationView;
    expect(messages[0]).toMatchObject({
      author: "customer",
      text: "Passenger side, halogen.",
      internal: false,
    });
    expect(clock).not.toBeNull();
  });

  it("has an empty first message for a callback without a description", async () => {
    const { path } = await fresh("repair-requests");
    expect((await read(path)).messages[0]).toMatchObject({ author: "customer", text: "" });
  });

  it("responds with 304 until something changes", async () => {
    const { path } = await fresh();
    const { headers } = await admin(path);
    const tag = headers.get("etag") ?? "";
    expect(tag).toMatch(/^(W\/)?".+"$/);
    const same = await admin(path, { headers: { "If-None-Match": tag } });
    expect(same.status).toBe(304);
    expect(same.text).toBe("");
    expect(same.headers.get("etag")).toBe(tag);
    await post(path, { mode: "note", text: "Look in row C." });
    const changed = await admin(path, { headers: { "If-None-Match": tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("responds with 404 for an unknown reference", async () => {
    expect(await admin("conversations/PR-NONE0")).toMatchObject({
      status: 404,
      body: { error: "Request not found", code: "not_found" },
    });
  });
});

describe("messages", () => {
  it("a reply is public, stops the clock and waits for the customer", async () => {
    const { path } = await fresh();
    const { status, body } = await post(path, { mode: "reply", text: " We have it. " });
    expect(status).toBe(201);
    expect(body).toMatchObject({ queue: "waiting", clock: null, firstAnsweredAt: expect.any(String) });
    expect((body as ConversationView).messages.at(-1)).toMatchObject({
      author: "staff",
      kind: "message",
      internal: false,
      text: "We have it.",
      staffName: "admin",
      stopped: { isFirst: true },
    });
  });

  it("a note is internal and changes nothing else", async () => {
    const { path, record } = await fresh();
    const { body } = await post(path, { mode: "note", text: "Row C, second shelf." });
    expect(body).toMatchObject({ queue: "to_answer" });
    const { messages, clock } = body as ConversationView;
    expect(clock).not.toBeNull();
    expect(messages.at(-1)).toMatchObject({ kind: "note", internal: true, stopped: null });
    // It is also a note of the record.
    expect((await admin(record)).body).toMatchObject({ notes: [{ content: "Row C, second shelf." }] });
  });

  it.each([
    ["talked", true],
    ["voicemail", true],
    ["no_answer", false],
  ])("a call with the outcome %s stops the clock: %s", async (outcome, stops) => {
    const { path } = await fresh("repair-requests");
    const { body } = await post(path, { mode: "call", outcome });
    const { messages, clock } = body as ConversationView;
    expect(clock === null).toBe(stops);
    expect(messages.at(-1)).toMatchObject({ kind: "call", callOutcome: outcome, text: "" });
  });

  it("the same message sent twice is stored once", async () => {
    const { path } = await fresh();
    const reply = { mode: "reply", text: "Yes, it fits.", clientId: randomUUID() };
    const answers = await Promise.all([post(path, reply), post(path, reply), post(path, reply)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await read(path)).messages.filter(({ text }) => text === "Yes, it fits.")).toHaveLength(1);
  });

  it.each([
    ["an empty reply", { mode: "reply", text: "  " }, "Write a message"],
    ["a reply that is too long", { mode: "reply", text: "x".repeat(2_001) }, /at most 2000 characters/],
    ["an unknown outcome", { mode: "call", outcome: "asleep" }, "Choose what happened"],
    ["six photos", { mode: "reply", text: "Look", photoIds: Array(6).fill("a".repeat(32)) }, /at most 5/],
    ["an unfilled placeholder", { mode: "reply", text: "[miles] miles" }, "Fill in what is marked."],
    ["a placeholder", { mode: "reply", text: "Hello {customer}" }, "Fill in what is marked."],
  ])("%s is rejected", async (_name, json, message) => {
    const { path } = await fresh();
    const { status, body } = await post(path, json);
    expect(status).toBe(400);
    const { fields = {} } = body as { fields?: Record<string, string> };
    expect(Object.values(fields).join()).toMatch(message);
    expect((await read(path)).messages).toHaveLength(1);
  });

  it("a note may contain what looks like a placeholder", async () => {
    const { path } = await fresh();
    expect((await post(path, { mode: "note", text: "Ask for the [miles]" })).status).toBe(201);
  });

  it("a photo that does not exist is rejected", async () => {
    const { path } = await fresh();
    const json = { mode: "reply", text: "Look", photoIds: ["0".repeat(32)] };
    expect((await post(path, json)).status).toBe(400);
  });
});

describe("status and assignment", () => {
  it("the status is that of the record, and closing ends the conversation until it is reopened", async () => {
    const { path, record } = await fresh();
    const closed = await admin(path, { method: "PUT", json: { status: "fulfilled" } });
    expect(closed).toMatchObject({
      status: 200,
      body: { status: "fulfilled", queue: "closed", clock: null, closed: { at: expect.any(String) } },
    });
    expect((await admin(record)).body).toMatchObject({ status: "fulfilled" });
    expect((await post(path, { mode: "reply", text: "One more thing." })).status).toBe(409);
    expect((await post(path, { mode: "note", text: "Paid in cash." })).status).toBe(201);
    const reopened = await admin(path, { method: "PUT", json: { status: "pending" } });
    expect(reopened.body).toMatchObject({ status: "pending", closed: null });
    expect((await post(path, { mode: "reply", text: "One more thing." })).status).toBe(201);
  });

  it("a status is not changed if somebody else has changed the request since", async () => {
    const { path } = await fresh();
    const { version } = await read(path);
    await post(path, { mode: "note", text: "Looked for it." });
    const change = (expected: number) =>
      admin(path, { method: "PUT", json: { status: "quoted" }, headers: { "If-Match": `"${expected}"` } });
    expect((await change(version)).status).toBe(412);
    expect(await read(path)).toMatchObject({ status: "pending", version: version + 1 });
    expect((await change(version + 1)).status).toBe(200);
  });

  it("a request can be given to a staff member and back to nobody", async () => {
    const { path } = await fresh();
    const staff = (await admin("staff")).body as StaffMember[];
    const someone = staff.find(({ name }) => name === "admin");
    const given = await admin(path, { method: "PUT", json: { assignedTo: someone?._id } });
    expect(given).toMatchObject({ status: 200, body: { assignedTo: someone } });
    const taken = await admin(path, { method: "PUT", json: { assignedTo: null } });
    expect(taken).toMatchObject({ status: 200, body: { assignedTo: null } });
    const events = (await read(path)).messages.filter(({ kind }) => kind === "event");
    expect(events.map(({ text, internal }) => [text, internal])).toEqual([
      ["Assigned to admin.", true],
      ["Assigned to nobody, by admin.", true],
    ]);
  });

  it.each([
    ["an unknown status", { status: "scheduled" }],
    ["an unknown account", { assignedTo: "nobody-with-this-id" }],
    ["nothing", {}],
  ])("%s is rejected", async (_name, json) => {
    const { path } = await fresh();
    const { status } = await admin(path, { method: "PUT", json });
    expect(status).toBe(400);
    expect(await read(path)).toMatchObject({ status: "pending", assignedTo: null });
  });

  it("the staff list has enabled accounts only", async () => {
    const account = await freshAccount();
    const names = async () => ((await admin("staff")).body as StaffMember[]).map(({ name }) => name);
    expect(await names()).toContain(account.username);
    await query(`UPDATE "User" SET "disabledAt" = now() WHERE "username" = $1`, [account.username]);
    expect(await names()).not.toContain(account.username);
  });
});

describe("presence", () => {
  it("others see who is writing, the writer does not", async () => {
    const { path } = await fresh();
    const account = await freshAccount();
    const { token: other } = await openSession(account);
    expect((await admin(`${path}/writing`, { method: "POST", token: other })).status).toBe(204);
    expect(await read(path)).toMatchObject({ writers: [account.username] });
    expect((await admin(path, { token: other })).body).toMatchObject({ writers: [] });
  });

  it("opening a request can be repeated", async () => {
    const { path } = await fresh();
    expect((await admin(`${path}/opened`, { method: "POST" })).status).toBe(204);
    expect((await admin(`${path}/opened`, { method: "POST" })).status).toBe(204);
  });
});

describe("waiting for a donor", () => {
  const vehicle = (model: string) => ({ year: 2015, make: "Toyota", model, trim: "XLE" });
  const addDonor = async (model: string, changes: object = {}) => {
    const json = dismantledVehicle(freshStockNumber(), { ...vehicle(model), ...changes });
    const { status, body, text } = await admin("dismantled-vehicles", { json });
    expect(status, text).toBe(201);
    createdPaths.push(`/api/admin/dismantled-vehicles/${(body as { _id: string })._id}`);
  };
  const lines = async (path: string) =>
    (await read(path)).messages.filter(({ kind }) => kind === "event").map(({ text }) => text);

  it("the request comes back to the desk once when a vehicle of its model comes in", async () => {
    const model = `Model ${randomUUID().slice(0, 8)}`;
    const { path } = await fresh("part-requests", { vehicleInfo: vehicle(model) });
    await post(path, { mode: "reply", text: "Not on the lot right now." });
    expect((await admin(`${path}/donor-watch`, { method: "POST" })).status).toBe(204);
    expect(await read(path)).toMatchObject({ donorWanted: true, queue: "waiting" });
    await addDonor(model, { year: 2008 });
    await addDonor(model, { status: "Scrapped" });
    await addDonor(model.slice(0, -1));
    expect(await read(path)).toMatchObject({ donorWanted: true, queue: "waiting" });
    await addDonor(model.toUpperCase(), { year: 2017 });
    expect(await read(path)).toMatchObject({ donorWanted: false, queue: "back_with_us", clock: null });
    expect(await lines(path)).toEqual([expect.stringMatching(/^Donor \S+ came in, 2017 Toyota MODEL .+\.$/)]);
    await addDonor(model);
    expect(await lines(path)).toHaveLength(1);
  });

  it("can be ended, and is for open part requests only", async () => {
    const { path } = await fresh();
    await admin(`${path}/donor-watch`, { method: "POST" });
    expect((await admin(`${path}/donor-watch`, { method: "DELETE" })).status).toBe(204);
    expect(await read(path)).toMatchObject({ donorWanted: false });
    await admin(path, { method: "PUT", json: { status: "fulfilled" } });
    expect((await admin(`${path}/donor-watch`, { method: "POST" })).status).toBe(409);
    const repair = await fresh("repair-requests");
    expect((await admin(`${repair.path}/donor-watch`, { method: "POST" })).status).toBe(409);
  });
});

it("a revoked link no longer opens the customer's page", async () => {
  const { body } = await call("/api/part-requests", { json: partRequest() });
  const { _id, reference, statusUrl } = body as { _id: string; reference: string; statusUrl: string };
  createdPaths.push(`/api/admin/part-requests/${_id}`);
  const { pathname } = new URL(statusUrl);
  expect((await call(pathname)).status).toBe(200);
  expect((await admin(`conversations/${reference}/revoke-link`, { method: "POST" })).status).toBe(204);
  expect((await call(pathname)).status).toBe(404);
});

it("the customer's other requests are listed, newest first", async () => {
  const customerInfo = { name: "Ines Example", phone: "518-555-0199", email: `${randomUUID()}@example.com` };
  const first = await fresh("part-requests", { customerInfo });
  const second = await fresh("part-requests", { customerInfo });
  const references = (await read(second.path)).otherRequests.map(({ reference }) => reference);
  expect(references).toContain(first.reference);
  expect(references).not.toContain(second.reference);
});
