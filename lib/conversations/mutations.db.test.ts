import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partRequest } from "@/e2e/support/api";
import type { Admin } from "@/lib/auth/admin";
import {
  addCustomerMessage,
  addStaffMessage,
  applyQuoteTurn,
  assign,
  setStatus,
  withdraw,
} from "@/lib/conversations/mutations";
import { db } from "@/lib/db";
import { createPartRequest, updatePartRequest } from "@/lib/part-requests/mutations";
import { getPartRequest } from "@/lib/part-requests/queries";
import { partRequestSchema } from "@/lib/part-requests/schema";
import { answerDueAt } from "@/lib/response-clock";

let admin: Admin;
const created: string[] = [];
const images: string[] = [];

beforeAll(async () => {
  const user = await db().user.findFirstOrThrow({ select: { id: true, username: true, role: true } });
  admin = { userId: user.id, username: user.username, role: user.role, sessionId: "" } as Admin;
});
afterAll(async () => {
  await db().partRequest.deleteMany({ where: { id: { in: created } } });
  await db().image.deleteMany({ where: { publicId: { in: images } } });
  await db().$disconnect();
});

/** A new part request. @returns its id and reference, and the id of its conversation */
async function fresh() {
  const input = partRequestSchema.parse(partRequest());
  const { _id, reference } = await db().$transaction((database) => createPartRequest(database, input));
  created.push(_id);
  const { id } = await db().conversation.findUniqueOrThrow({ where: { reference } });
  return { id, _id, reference };
}
type Fresh = Awaited<ReturnType<typeof fresh>>;

const state = ({ id }: Fresh) => db().conversation.findUniqueOrThrow({ where: { id } });
const messages = ({ id }: Fresh) =>
  db().message.findMany({ where: { conversationId: id }, orderBy: { at: "asc" } });
const emails = async ({ id }: Fresh) =>
  (await db().email.findMany({ where: { conversationId: id } })).map(({ event }) => event).sort();
const write = ({ id }: Fresh, text: string, more: { photoIds?: string[]; clientId?: string } = {}) =>
  db().$transaction((database) => addCustomerMessage(database, id, { text, photoIds: [], ...more }));
const reply = ({ reference }: Fresh, text = "Yes.", clientId?: string) =>
  addStaffMessage(admin, reference, { mode: "reply", text, photoIds: [], clientId });
const turn = ({ id }: Fresh, change: Parameters<typeof applyQuoteTurn>[2]) =>
  db().$transaction((database) => applyQuoteTurn(database, id, change));

async function freshPhoto(): Promise<string> {
  const publicId = crypto.randomUUID().replaceAll("-", "");
  images.push(publicId);
  await db().image.create({
    data: {
      ...{ publicId, url: `/images/${publicId}-700.webp`, store: "disk", contentType: "image/webp" },
      ...{ size: 1, width: 700, height: 500 },
    },
  });
  return publicId;
}

describe("a new request", () => {
  it("opens a conversation with its first message, a running clock and two emails", async () => {
    const request = await fresh();
    const row = await state(request);
    expect(row).toMatchObject({
      ...{ kind: "part", partRequestId: request._id, status: "pending", queue: "to_answer" },
      ...{ customerName: "Dana Example", customerPhone: "(518) 555-0117", customerEmail: "dana@example.com" },
      ...{ subject: "Headlight/Headlamp Assembly", vehicle: "2014 Ford Fusion S", vin: "3FA6P0G76ER244757" },
      ...{ firstAnsweredAt: null, openedAt: null, closedAt: null, linkVersion: 1 },
    });
    expect(row.clockStartedAt).toEqual(row.createdAt);
    expect(row.dueAt).toEqual(answerDueAt(row.createdAt));
    expect(row.firstDueAt).toEqual(row.dueAt);
    expect(await messages(request)).toMatchObject([
      { author: "customer", kind: "message", internal: false, text: "Passenger side, halogen." },
    ]);
    expect(await emails(request)).toEqual(["office_new_request", "request_received"]);
  });

  it("is deleted with its conversation", async () => {
    const request = await fresh();
    await db().partRequest.delete({ where: { id: request._id } });
    expect(await db().conversation.findUnique({ where: { id: request.id } })).toBeNull();
    expect(await messages(request)).toEqual([]);
  });
});

describe("a message", () => {
  it("by staff stops the clock and is emailed to the customer", async () => {
    const request = await fresh();
    const { createdAt, dueAt } = await state(request);
    await reply(request);
    const row = await state(request);
    expect(row).toMatchObject({ queue: "waiting", clockStartedAt: null, dueAt: null });
    const [, answer] = await messages(request);
    expect(answer).toMatchObject({ author: "staff", staffId: admin.userId, staffUsername: admin.username });
    expect([answer?.clockStartedAt, answer?.clockDueAt]).toEqual([createdAt, dueAt]);
    expect(row.firstAnsweredAt).toEqual(answer?.at);
    expect(await emails(request)).toContain("staff_reply");
  });

  it("by the customer starts a clock after an answer, and is emailed to the office", async () => {
    const request = await fresh();
    await reply(request);
    await write(request, "Thank you. Does it include the bulb?");
    const { clockStartedAt, dueAt, ...row } = await state(request);
    expect(row.queue).toBe("back_with_us");
    expect(clockStartedAt && answerDueAt(clockStartedAt)).toEqual(dueAt);
    await write(request, "And the bracket?");
    expect((await state(request)).clockStartedAt).toEqual(clockStartedAt);
    expect((await emails(request)).filter((event) => event === "office_customer_message")).toHaveLength(2);
  });

  it("with the same clientId is stored once, also when it is sent several times at once", async () => {
    const request = await fresh();
    const clientId = crypto.randomUUID();
    const ids = await Promise.all([1, 2, 3, 4].map(() => write(request, "Hello?", { clientId })));
    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(1);
    const replyId = crypto.randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => reply(request, "Hello.", replyId)));
    expect(await messages(request)).toHaveLength(3);
    expect((await emails(request)).filter((event) => event === "staff_reply")).toHaveLength(1);
  });

  it("stops a clock once when several colleagues reply at the same time", async () => {
    const request = await fresh();
    await Promise.all(["a", "b", "c", "d", "e"].map((text) => reply(request, text)));
    const stored = await messages(request);
    expect(stored).toHaveLength(6);
    expect(stored.filter(({ clockStartedAt }) => clockStartedAt !== null)).toHaveLength(1);
  });

  it("about a call stops the clock only if somebody was reached", async () => {
    const request = await fresh();
    const call = (outcome: "no_answer" | "voicemail") =>
      addStaffMessage(admin, request.reference, { mode: "call", outcome, text: "" });
    await call("no_answer");
    expect(await state(request)).toMatchObject({ queue: "to_answer", firstAnsweredAt: null });
    await call("voicemail");
    expect(await state(request)).toMatchObject({ queue: "waiting", clockStartedAt: null });
  });

  it("keeps its photos, which no other message can have", async () => {
    const request = await fresh();
    const photo = await freshPhoto();
    const { messageId } = await write(request, "", { photoIds: [photo] });
    expect(await db().image.findUnique({ where: { publicId: photo } })).toMatchObject({ messageId });
    const before = (await messages(request)).length;
    for (const photoId of [photo, "0".repeat(32)]) {
      await expect(write(request, "Look", { photoIds: [photoId] })).rejects.toMatchObject({ status: 400 });
    }
    expect(await messages(request)).toHaveLength(before);
  });

  it("of nothing is rejected, and so is one to an unknown request", async () => {
    const request = await fresh();
    await expect(write(request, "  ")).rejects.toMatchObject({ status: 400 });
    await expect(write({ ...request, id: "no-such-record" }, "Hi")).rejects.toMatchObject({ status: 404 });
    await expect(reply({ ...request, reference: "PR-00000" })).rejects.toMatchObject({ status: 404 });
  });

  it("as a note is part of the request with its history, and changes neither queue nor clock", async () => {
    const request = await fresh();
    const before = await state(request);
    const note = { mode: "note", text: "Row C.", clientId: crypto.randomUUID() } as const;
    await addStaffMessage(admin, request.reference, note);
    await addStaffMessage(admin, request.reference, note);
    expect(await getPartRequest(admin, request._id)).toMatchObject({
      version: 2,
      notes: [{ id: note.clientId, author: admin.username, content: "Row C." }],
    });
    expect((await messages(request)).at(-1)).toMatchObject({ kind: "note", internal: true });
    expect(await state(request)).toMatchObject({ queue: before.queue, dueAt: before.dueAt });
  });
});

describe("a quote", () => {
  const validUntil = new Date("2999-11-27T22:00:00Z");

  it("that is sent answers the customer and sets the request to quoted", async () => {
    const request = await fresh();
    await turn(request, { type: "sent", number: 1, totalCents: 20_412, validUntil, admin });
    expect(await state(request)).toMatchObject({
      queue: "waiting",
      status: "quoted",
      quoteEndsAt: validUntil,
    });
    expect(await getPartRequest(admin, request._id)).toMatchObject({ status: "quoted", version: 2 });
    const [, line] = await messages(request);
    expect(line).toMatchObject({ author: "system", kind: "event", internal: false });
    expect(line?.text).toMatch(/^Quote 1 sent, \$204\.12, valid until Wed Nov 27, 5:00 pm\.$/);
    expect(line?.clockStartedAt).not.toBeNull();
  });

  it("that is accepted or declined comes back to the staff", async () => {
    const request = await fresh();
    const sent = { type: "sent", number: 1, totalCents: 20_412, validUntil, admin } as const;
    await turn(request, sent);
    await turn(request, { type: "declined", number: 1, reason: "Too much" });
    const declined = { queue: "back_with_us", accepted: false, quoteEndsAt: null, dueAt: null };
    expect(await state(request)).toMatchObject(declined);
    await turn(request, { ...sent, number: 2 });
    await turn(request, { type: "accepted", number: 2, totalCents: 20_412 });
    expect(await state(request)).toMatchObject({ ...declined, accepted: true, status: "quoted" });
  });
});

describe("the status of a request", () => {
  it("that ends it closes its conversation, which takes notes only", async () => {
    const request = await fresh();
    await updatePartRequest(admin, request._id, { status: "fulfilled" }, null);
    expect(await state(request)).toMatchObject({
      ...{ status: "fulfilled", queue: "closed", dueAt: null, closedById: admin.userId, withdrawnAt: null },
      closedAt: expect.any(Date),
    });
    expect((await messages(request)).at(-1)).toMatchObject({ kind: "event", text: "Request completed." });
    await expect(reply(request)).rejects.toMatchObject({ status: 409 });
    await expect(write(request, "One more thing")).rejects.toMatchObject({ status: 409 });
    await addStaffMessage(admin, request.reference, { mode: "note", text: "Paid in cash." });
    expect((await messages(request)).at(-1)).toMatchObject({ kind: "note", text: "Paid in cash." });
  });

  it("can be undone: the clock runs as before, and the customer gets no email", async () => {
    const request = await fresh();
    const before = await state(request);
    await setStatus(admin, request.reference, "cancelled");
    expect(await emails(request)).toContain("request_closed");
    await setStatus(admin, request.reference, "pending");
    const { queue, queuedAt, clockStartedAt, dueAt, closedAt } = await state(request);
    expect({ queue, queuedAt, clockStartedAt, dueAt, closedAt }).toEqual({
      ...{ queue: before.queue, queuedAt: before.queuedAt, closedAt: null },
      ...{ clockStartedAt: before.clockStartedAt, dueAt: before.dueAt },
    });
    expect(await emails(request)).not.toContain("request_closed");
    expect(await getPartRequest(admin, request._id)).toMatchObject({ status: "pending", version: 3 });
  });

  it("cancelled replaces an open quote, and undoing it opens the quote again", async () => {
    const request = await fresh();
    const validUntil = new Date("2999-11-27T22:00:00Z");
    await turn(request, { type: "sent", number: 1, totalCents: 0, validUntil, admin });
    const { id } = await db().quote.create({
      data: {
        ...{ conversationId: request.id, number: 1, state: "sent", taxRate: 800, warranty: "3 months" },
        ...{ validUntil, sentAt: new Date() },
      },
    });
    const quoteState = async () => (await db().quote.findUniqueOrThrow({ where: { id } })).state;
    await setStatus(admin, request.reference, "cancelled");
    expect(await quoteState()).toBe("replaced");
    await setStatus(admin, request.reference, "quoted");
    expect(await quoteState()).toBe("sent");
    expect(await state(request)).toMatchObject({ queue: "waiting", quoteEndsAt: validUntil });
  });

  it("of another kind of request is rejected", async () => {
    const request = await fresh();
    await expect(setStatus(admin, request.reference, "scheduled")).rejects.toMatchObject({ status: 400 });
    await expect(setStatus(admin, "PR-00000", "pending")).rejects.toMatchObject({ status: 404 });
  });
});

describe("a withdrawal", () => {
  it("cancels the request, tells the office, and happens once", async () => {
    const request = await fresh();
    const withdrawOnce = () => db().$transaction((database) => withdraw(database, request.id));
    await Promise.all([withdrawOnce(), withdrawOnce()]);
    expect(await state(request)).toMatchObject({
      ...{ status: "cancelled", queue: "closed", closedById: null },
      withdrawnAt: expect.any(Date),
    });
    const [latest] = await db().recordVersion.findMany({
      where: { kind: "part_request", recordId: request._id },
      orderBy: { version: "desc" },
    });
    expect(latest).toMatchObject({ version: 2, actorName: "Customer" });
    expect(await messages(request)).toHaveLength(2);
    expect(await emails(request)).toContain("office_customer_message");
  });
});

describe("an assignment", () => {
  it("needs an enabled account", async () => {
    const request = await fresh();
    await assign(admin, request.reference, admin.userId);
    expect((await state(request)).assignedToId).toBe(admin.userId);
    await expect(assign(admin, request.reference, "nobody")).rejects.toMatchObject({ status: 400 });
    await assign(admin, request.reference, null);
    expect((await state(request)).assignedToId).toBeNull();
    await expect(assign(admin, "PR-00000", null)).rejects.toMatchObject({ status: 404 });
  });

  it("leaves a line for staff when it changes", async () => {
    const request = await fresh();
    const { displayName, username } = await db().user.findUniqueOrThrow({ where: { id: admin.userId } });
    const name = displayName ?? username;
    await assign(admin, request.reference, null);
    await assign(admin, request.reference, admin.userId);
    await assign(admin, request.reference, admin.userId);
    await assign(admin, request.reference, null);
    const lines = (await messages(request)).filter(({ kind }) => kind === "event");
    expect(lines.map(({ text, internal }) => [text, internal])).toEqual([
      [`Assigned to ${name}.`, true],
      [`Assigned to nobody, by ${name}.`, true],
    ]);
  });

  it("does not change the response clock of a request that ended before there were conversations", async () => {
    const request = await fresh();
    const ended = { status: "fulfilled", queue: "closed", closedAt: new Date(), dueAt: null } as const;
    await db().conversation.update({ where: { id: request.id }, data: { ...ended, clockStartedAt: null } });
    await db().partRequest.update({ where: { id: request._id }, data: { status: "fulfilled" } });
    await assign(admin, request.reference, admin.userId);
    await setStatus(admin, request.reference, "pending");
    expect(await state(request)).toMatchObject({ dueAt: null, closedAt: null });
  });
});
