import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, callbackRequest, completeRetailVehicle, partRequest, signIn } from "@/e2e/support/api";
import type { PartRequest } from "@/lib/part-requests/schema";
import type { HistoryEntry } from "@/lib/records/schema";
import type { RepairRequest } from "@/lib/repair-requests/schema";

// The admin API of part and repair requests, and a visitor's repair request.

let token: string;
const createdPaths: string[] = [];
beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const path of createdPaths) await call(path, { method: "DELETE", token });
});

const admin = (path: string, more: Parameters<typeof call>[1] = {}) =>
  call(`/api/admin/${path}`, { token, ...more });

describe.each([
  { kind: "part-requests", body: partRequest, next: "quoted", last: "cancelled", bad: "scheduled" },
  { kind: "repair-requests", body: callbackRequest, next: "scheduled", last: "completed", bad: "quoted" },
] as const)("the admin API of $kind", ({ kind, body: submitted, next, last, bad }) => {
  const change = (id: string, json: unknown, headers: Record<string, string> = {}) =>
    admin(`${kind}/${id}`, { method: "PUT", json, headers });
  const read = async (id: string) => (await admin(`${kind}/${id}`)).body as PartRequest | RepairRequest;
  const history = async (id: string, query = "") =>
    (await admin(`${kind}/${id}/history${query}`)).body as HistoryEntry[];
  const fresh = async () => {
    const answer = await call(`/api/${kind}`, { json: submitted() });
    expect(answer.status, answer.text).toBe(201);
    const { _id } = answer.body as { _id: string };
    createdPaths.push(`/api/admin/${kind}/${_id}`);
    return _id;
  };

  it("sets the status and appends notes with author and time", async () => {
    const id = await fresh();
    await change(id, { note: " Left a voicemail.\nTry again. " });
    const { status, body, headers } = await change(id, { status: next, note: "Quoted $85." });
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"3"');
    expect(body).toMatchObject({
      status: next,
      version: 3,
      notes: [
        { author: "admin", content: "Left a voicemail.\nTry again.", timestamp: expect.any(String) },
        { author: "admin", content: "Quoted $85." },
      ],
    });
    expect(await read(id)).toEqual(body);
  });

  it("stores the id of a note, and appends a note with the same id once", async () => {
    const id = await fresh();
    const noteId = randomUUID();
    const first = await change(id, { note: "Called.", noteId });
    expect(first).toMatchObject({ status: 200, body: { notes: [{ id: noteId, content: "Called." }] } });
    const repeated = await change(id, { status: next, note: "Called.", noteId });
    expect(repeated).toMatchObject({ status: 200, body: { status: next, version: 3 } });
    expect((await change(id, { note: "Called.", noteId })).body).toEqual(repeated.body);
    // The same text with another id is another note.
    await change(id, { note: "Called.", noteId: randomUUID() });
    await change(id, { note: "Called." });
    const { notes } = await read(id);
    expect(notes.map(({ content }) => content)).toEqual(["Called.", "Called.", "Called."]);
    expect(new Set(notes.map((note) => note.id)).size).toBe(3);
  });

  it("rejects the id of a note on another request of either kind", async () => {
    const noteId = randomUUID();
    await change(await fresh(), { note: "Called.", noteId });
    const other = kind === "part-requests" ? "repair-requests" : "part-requests";
    const otherBody = other === "part-requests" ? partRequest() : callbackRequest();
    const { _id: otherId } = (await call(`/api/${other}`, { json: otherBody })).body as { _id: string };
    createdPaths.push(`/api/admin/${other}/${otherId}`);
    for (const path of [`${kind}/${await fresh()}`, `${other}/${otherId}`]) {
      const rejected = await admin(path, { method: "PUT", json: { note: "Called.", noteId } });
      expect(rejected).toMatchObject({ status: 409, body: { code: "note_id_in_use" } });
      expect((await admin(path)).body).toMatchObject({ notes: [], version: 1 });
    }
  });

  it("appends a note once if it is sent several times concurrently", async () => {
    const id = await fresh();
    const json = { note: "Called.", noteId: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(id, json)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(id)).toMatchObject({ version: 2, notes: [{ id: json.noteId }] });
  });

  it("rejects an update or a deletion after someone else's update, and changes nothing", async () => {
    const id = await fresh();
    expect((await change(id, { status: next }, { "If-Match": '"1"' })).status).toBe(200);
    const late = await change(id, { status: last, note: "Mine" }, { "If-Match": '"1"' });
    expect(late).toMatchObject({ status: 412, body: { code: "changed_by_someone_else" } });
    expect(late.headers.get("etag")).toBe('"2"');
    expect(await read(id)).toMatchObject({ status: next, notes: [], version: 2 });
    const deletion = await admin(`${kind}/${id}`, { method: "DELETE", headers: { "If-Match": '"1"' } });
    expect(deletion.status).toBe(412);
  });

  it("accepts one of several simultaneous saves of the same version", async () => {
    const id = await fresh();
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((note) => change(id, { note }, { "If-Match": '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect(await read(id)).toMatchObject({ version: 2, notes: [{ author: "admin" }] });
  });

  it("stores every note of simultaneous updates without If-Match", async () => {
    const id = await fresh();
    const notes = ["a", "b", "c", "d", "e"];
    await Promise.all(notes.map((note) => change(id, { note })));
    expect((await read(id)).notes.map(({ content }) => content).sort()).toEqual(notes);
    expect((await history(id)).map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it("changes nothing if the status is the same", async () => {
    const id = await fresh();
    expect((await change(id, { status: "pending" })).body).toMatchObject({ version: 1 });
    expect(await history(id)).toHaveLength(1);
  });

  it.each([
    [{}, "Send a status or a note."],
    [{ status: next, note: "\u200b" }, "A note must not be empty"],
    [{ status: bad }, /^Status must be one of pending, /],
    [{ status: 1 }, /^Status must be one of pending, /],
    [{ note: "  " }, "A note must not be empty"],
    [{ note: null }, "A note must not be empty"],
    [{ note: "Hi", noteId: "1" }, "noteId must have 16 to 64 letters, digits or hyphens"],
    [{ note: "Hi", noteId: 1 }, "noteId must have 16 to 64 letters, digits or hyphens"],
    [{ noteId: "0b4a4b5c-6f0e-4c3e-9d7b-2f1f5c8a9d10" }, "Send a status or a note."],
    [{ note: ["a"] }, "A note must not be empty"],
    [{ note: "x".repeat(2_001) }, "A note must have at most 2000 characters"],
  ])("rejects %j", async (json, message) => {
    const { status, body } = await change(await fresh(), json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input", error: expect.stringMatching(message) });
  });

  it("changes nothing but the status and the notes", async () => {
    const id = await fresh();
    const before = await read(id);
    const sent = { note: "Hi", notes: [], _id: "x", version: 99, reference: "PR-1", customerInfo: {} };
    const { body } = await change(id, sent);
    expect(body).toEqual({ ...before, version: 2, notes: [expect.objectContaining({ content: "Hi" })] });
  });

  it("returns every change with its author, also after the deletion", async () => {
    const id = await fresh();
    await change(id, { status: next, note: "Called." });
    expect((await admin(`${kind}/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await admin(`${kind}/${id}`)).status).toBe(404);
    expect((await change(id, { status: last })).status).toBe(404);
    const entries = await history(id);
    expect(entries).toMatchObject([
      { version: 3, action: "delete", author: "admin" },
      { version: 2, action: "update", author: "admin", isVisitor: false },
      { version: 1, action: "create", author: "Customer", isVisitor: true },
    ]);
    expect(entries[1]?.changes).toEqual([
      {
        field: "status",
        label: "Status",
        before: "Pending",
        after: next.charAt(0).toUpperCase() + next.slice(1),
      },
      { field: "notes", label: "Note", before: null, after: "Called." },
    ]);
    expect(entries[0]?.changes).toContainEqual({
      field: "notes",
      label: "Note",
      before: "Called.",
      after: null,
    });
    expect(entries[2]?.changes).toContainEqual(
      expect.objectContaining({ label: "Phone", before: null, after: expect.stringMatching(/^\(518\)/) }),
    );
  });

  it("returns the history in pages", async () => {
    const id = await fresh();
    for (const note of ["a", "b"]) await change(id, { note });
    const first = await admin(`${kind}/${id}/history?limit=2`);
    expect(first.headers.get("x-total-count")).toBe("3");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await call(next, { token });
    expect((first.body as HistoryEntry[]).map(({ version }) => version)).toEqual([3, 2]);
    expect((second.body as HistoryEntry[]).map(({ version }) => version)).toEqual([1]);
    expect((await admin(`${kind}/${id}/history?limit=0`)).status).toBe(400);
    expect((await admin(`${kind}/${id}/history?cursor=x`)).status).toBe(400);
  });

  it("returns no history for an unknown id or without a token", async () => {
    expect(await admin(`${kind}/no-such-request/history`)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    const id = await fresh();
    expect((await call(`/api/admin/${kind}/${id}/history`)).status).toBe(401);
  });

  it("includes the vehicle in inventory with the request's VIN, even if it is not public yet", async () => {
    const vin = "1FTFW4L86RFA86622";
    const vehicle = (
      await admin("retail-vehicles", {
        json: { ...completeRetailVehicle({ vin }), price: null },
      })
    ).body as { _id: string; stockNumber: string };
    const json =
      kind === "part-requests"
        ? partRequest({ vin })
        : callbackRequest({ vehicleInfo: { vin: vin.toLowerCase() } });
    const { _id } = (await call(`/api/${kind}`, { json })).body as { _id: string };
    const inventory = {
      inventoryType: "retail",
      vehicleId: vehicle._id,
      stockNumber: vehicle.stockNumber,
    };
    expect((await read(_id)).inventory).toEqual(inventory);
    const [listed] = (await admin(`${kind}?limit=1`)).body as PartRequest[];
    expect(listed).toMatchObject({ _id, inventory });
    await admin(`retail-vehicles/${vehicle._id}`, { method: "DELETE" });
    expect((await read(_id)).inventory).toBeNull();
    await admin(`${kind}/${_id}`, { method: "DELETE" });
  });
});

describe("the history of a vehicle", () => {
  it("shows each change in dollars, miles and labels", async () => {
    const vehicle = (await admin("retail-vehicles", { json: completeRetailVehicle() })).body as {
      _id: string;
    };
    const path = `retail-vehicles/${vehicle._id}`;
    const changes = { price: "5,000", mileage: 120_600, condition: "very-good", status: "pending" };
    await admin(path, { method: "PUT", json: changes });
    await admin(path, { method: "DELETE" });
    const { body, headers } = await admin(`${path}/history`);
    expect(headers.get("cache-control")).toBe("no-store");
    const [deleted, changed, created] = body as HistoryEntry[];
    expect(changed?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ["Status", "Available", "Sale Pending"],
      ["Mileage", "120,500 miles", "120,600 miles"],
      ["Price", "$5,400", "$5,000"],
      ["Condition", "Good", "Very good"],
    ]);
    expect([deleted?.action, created?.action]).toEqual(["delete", "create"]);
    expect(created?.changes.every(({ before }) => before === null)).toBe(true);
  });

  it("is empty for a vehicle without changes", async () => {
    const list = (await admin("dismantled-vehicles?limit=500")).body as { _id: string; version: number }[];
    const untouched = list.findLast(({ version }) => version === 1);
    expect(await admin(`dismantled-vehicles/${untouched?._id}/history`)).toMatchObject({
      status: 200,
      body: [],
    });
  });
});

describe("a visitor's repair request", () => {
  const submit = async (json: object, headers: Record<string, string> = {}) => {
    const answer = await call("/api/repair-requests", { json, headers });
    const { _id } = (answer.body ?? {}) as { _id?: string };
    if (_id) createdPaths.push(`/api/admin/repair-requests/${_id}`);
    return answer;
  };

  it("needs a name and contact details, and gets the form's defaults", async () => {
    const { status, body } = await submit({
      customerInfo: { name: " Lee Sample ", phone: "518.555.0163" },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^\w{10,}$/),
      reference: expect.stringMatching(/^RR-[2-9B-Z]{5}$/),
      status: "pending",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      statusUrl: expect.stringMatching(/^http.*\/request\/RR-[2-9B-Z]{5}-[0-9a-f]{32}$/),
    });
    const { body: stored } = await admin(`repair-requests/${(body as { _id: string })._id}`);
    expect(stored).toMatchObject({
      customerInfo: { name: "Lee Sample", phone: "(518) 555-0163", email: null, address: { city: null } },
      vehicleInfo: { year: new Date().getFullYear(), make: "TBD", model: "TBD", mileage: 0, vin: null },
      serviceInfo: { serviceType: "General Repair", urgency: "Medium", preferredDate: null },
      contactMethod: "phone",
      isSimplifiedRequest: false,
      notes: [],
      inventory: null,
      version: 1,
    });
  });

  it("is shown to staff with all its fields", async () => {
    const { body } = await submit(
      callbackRequest({
        customerInfo: {
          name: "Lee Sample",
          phone: "5185550163",
          email: "lee@example.com",
          address: { street: "9 Sawmill Lane", city: "Hometown", state: "NY", zipCode: "12000" },
        },
        vehicleInfo: {
          year: "2016",
          make: "Kia",
          model: "Soul",
          trim: "!",
          vin: "KNDJP3A59G7284063",
          mileage: "91,240",
          engineSize: "2.0L I4",
        },
        serviceInfo: {
          serviceType: "Other",
          otherServiceType: "Roof rack",
          description: "It whistles.",
          preferredDate: "2026-12-24",
          urgency: "Emergency",
        },
        contactMethod: "email",
      }),
    );
    const [first] = (await admin("repair-requests?limit=1")).body as RepairRequest[];
    expect(first).toMatchObject({
      _id: (body as { _id: string })._id,
      customerInfo: { address: { street: "9 Sawmill Lane", zipCode: "12000" }, email: "lee@example.com" },
      vehicleInfo: { year: 2016, mileage: 91_240, vin: "KNDJP3A59G7284063", engineSize: "2.0L I4" },
      serviceInfo: { otherServiceType: "Roof rack", preferredDate: "2026-12-24", urgency: "Emergency" },
      contactMethod: "email",
      isSimplifiedRequest: true,
    });
  });

  it.each([
    ["customerInfo.name", { customerInfo: { name: " ", phone: "5185550163" } }, "Please enter your name"],
    ["customerInfo.phone", { customerInfo: { name: "L" } }, "Please enter your phone number"],
    [
      "customerInfo.phone",
      { customerInfo: { name: "L", phone: "555-0163" } },
      "Please enter a valid phone number",
    ],
    [
      "customerInfo.email",
      { customerInfo: { name: "L" }, contactMethod: "email" },
      "Please enter your email address",
    ],
    [
      "customerInfo.email",
      { customerInfo: { name: "L", email: "l@x" }, contactMethod: "email" },
      "Please enter a valid email address",
    ],
    ["contactMethod", { contactMethod: "fax" }, "Contact method must be phone or email"],
    ["isSimplifiedRequest", { isSimplifiedRequest: "yes" }, "isSimplifiedRequest must be true or false"],
    [
      "serviceInfo.urgency",
      { serviceInfo: { urgency: "Now" } },
      "Urgency must be one of Low, Medium, High, Emergency",
    ],
    ["vehicleInfo.mileage", { vehicleInfo: { mileage: "x" } }, "Mileage is a number, such as 104,220"],
    ["vehicleInfo.year", { vehicleInfo: { year: 1e20 } }, "Year is a number, such as 2018"],
  ])("with an invalid %s is rejected with the form's message", async (field, changes, message) => {
    const { status, body } = await submit(callbackRequest(changes));
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, code: "invalid_input", fields: { [field]: message } });
  });

  it("sent twice with one Idempotency-Key is stored once, and its history starts once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const [first, second] = await Promise.all([
      submit(callbackRequest(), headers),
      submit(callbackRequest(), headers),
    ]);
    expect(second.text).toBe(first.text);
    const { _id } = first.body as { _id: string };
    expect((await admin(`repair-requests/${_id}/history`)).headers.get("x-total-count")).toBe("1");
    expect(await submit(callbackRequest({ contactMethod: "email" }), headers)).toMatchObject({
      status: 400,
    });
    const other = callbackRequest({ serviceInfo: { description: "Something else" } });
    expect(await submit(other, headers)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });
});
