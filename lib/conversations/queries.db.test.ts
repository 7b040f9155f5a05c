import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshAccount, query, removeAccounts } from "@/e2e/support/accounts";
import { partRequest } from "@/e2e/support/api";
import type { Admin } from "@/lib/auth/admin";
import { linkToken, openedBy, withStatusUrl } from "@/lib/conversations/link";
import {
  addStaffMessage,
  assign,
  markOpened,
  markWriting,
  revokeLink,
  setStatus,
} from "@/lib/conversations/mutations";
import { openMissingConversations } from "@/lib/conversations/open-missing";
import { getConversation, listStaff } from "@/lib/conversations/queries";
import { db } from "@/lib/db";
import { databaseUrl } from "@/lib/env";
import { createPartRequest, updatePartRequest } from "@/lib/part-requests/mutations";
import { getPartRequest } from "@/lib/part-requests/queries";
import { partRequestSchema } from "@/lib/part-requests/schema";

let admin: Admin;
let colleague: Admin;
const created: string[] = [];

beforeAll(async () => {
  const user = await db().user.findFirstOrThrow({ select: { id: true, username: true, role: true } });
  admin = { userId: user.id, username: user.username, role: user.role, sessionId: "" } as Admin;
  const { username } = await freshAccount();
  const { id } = await db().user.update({ where: { username }, data: { displayName: "June Abbott" } });
  colleague = { userId: id, username, role: "administrator", sessionId: "" } as Admin;
});
afterAll(async () => {
  await db().partRequest.deleteMany({ where: { id: { in: created } } });
  await removeAccounts();
  await db().$disconnect();
});

const DAY_MS = 24 * 60 * 60 * 1000;

async function fresh(email = `${crypto.randomUUID()}@example.com`) {
  const customerInfo = { name: "Dana Example", phone: "518-555-0199", email };
  const input = partRequestSchema.parse(partRequest({ customerInfo }));
  const { _id, reference } = await db().$transaction((database) => createPartRequest(database, input));
  created.push(_id);
  return { _id, reference };
}

const source = (reference: string) =>
  db().conversation.findUniqueOrThrow({
    where: { reference },
    select: { id: true, reference: true, linkVersion: true },
  });

describe("a conversation", () => {
  it("has what staff need to know about its request", async () => {
    const { _id, reference } = await fresh();
    await addStaffMessage(colleague, reference, { mode: "reply", text: "We have one.", photoIds: [] });
    await assign(admin, reference, colleague.userId);
    const view = await getConversation(admin, reference);
    expect(view).toMatchObject({
      ...{ reference, kind: "part", recordId: _id, status: "pending", version: 1, queue: "waiting" },
      customer: { name: "Dana Example", phone: "(518) 555-0199" },
      subject: "Headlight/Headlamp Assembly",
      details: [
        { label: "Category", value: "Electrical › Headlights" },
        { label: "Engine", value: "2.5L I4" },
      ],
      assignedTo: { _id: colleague.userId, name: "June Abbott" },
      ...{ clock: null, accepted: false, closed: null, quotes: [], writers: [] },
    });
    expect(view?.messages).toMatchObject([
      { author: "customer", staffName: null, stopped: null, email: null },
      { author: "staff", staffName: "June Abbott", stopped: { isFirst: true } },
      { author: "system", kind: "event", internal: true, email: null },
    ]);
    expect(view?.messages[1]?.email).not.toBeNull();
    expect(await getConversation(admin, "PR-00000")).toBeNull();
  });

  it("says who else is writing, for some seconds", async () => {
    const { reference } = await fresh();
    await Promise.all([markWriting(colleague, reference), markWriting(colleague, reference)]);
    await markWriting(admin, reference);
    expect((await getConversation(admin, reference))?.writers).toEqual(["June Abbott"]);
    const { id } = await source(reference);
    const at = new Date(Date.now() - 11_000);
    await db().writer.updateMany({ where: { conversationId: id }, data: { at } });
    expect((await getConversation(admin, reference))?.writers).toEqual([]);
    await markWriting(colleague, reference);
    await addStaffMessage(colleague, reference, { mode: "reply", text: "Here.", photoIds: [] });
    expect((await getConversation(admin, reference))?.writers).toEqual([]);
    await expect(markWriting(admin, "PR-00000")).rejects.toMatchObject({ status: 404 });
  });

  it("lists the customer's other requests, newest first", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const [first, second, third] = [await fresh(email), await fresh(email), await fresh(email)];
    const others = (await getConversation(admin, second.reference))?.otherRequests ?? [];
    const ours = others.filter(({ reference }) => [first.reference, third.reference].includes(reference));
    expect(ours.map(({ reference }) => reference)).toEqual([third.reference, first.reference]);
    expect(others.map(({ reference }) => reference)).not.toContain(second.reference);
  });

  it("is new until somebody opens it", async () => {
    const { reference } = await fresh();
    await markOpened(admin, reference);
    const opened = await db().conversation.findUniqueOrThrow({ where: { reference } });
    expect(opened.openedAt).toEqual(expect.any(Date));
    await markOpened(colleague, reference);
    const again = await db().conversation.findUniqueOrThrow({ where: { reference } });
    expect(again.openedAt).toEqual(opened.openedAt);
  });

  it("can be assigned to enabled accounts", async () => {
    const names = (await listStaff(admin)).map(({ name }) => name);
    expect(names).toContain("June Abbott");
    await db().user.update({ where: { id: colleague.userId }, data: { disabledAt: new Date() } });
    expect((await listStaff(admin)).map(({ _id }) => _id)).not.toContain(colleague.userId);
    const { reference } = await fresh();
    await expect(assign(admin, reference, colleague.userId)).rejects.toMatchObject({ status: 400 });
    await db().user.update({ where: { id: colleague.userId }, data: { disabledAt: null } });
  });
});

describe("a customer's link", () => {
  it("opens the conversation until it is revoked", async () => {
    const { reference } = await fresh();
    const first = await source(reference);
    const token = linkToken(first);
    expect(await openedBy(token)).toBe(first.id);
    expect((await withStatusUrl(db(), { reference })).statusUrl.endsWith(`/request/${token}`)).toBe(true);
    await revokeLink(admin, reference);
    expect(await openedBy(token)).toBeNull();
    expect(await openedBy(linkToken(await source(reference)))).toBe(first.id);
    expect(await openedBy(`${reference}-${"0".repeat(32)}`)).toBeNull();
    expect(await openedBy("PR-00000")).toBeNull();
  });

  it("opens it for 90 days after it is closed", async () => {
    const { reference } = await fresh();
    await setStatus(admin, reference, "fulfilled");
    const { id, ...rest } = await source(reference);
    const token = linkToken({ id, ...rest });
    const closedDaysAgo = (days: number) =>
      db().conversation.update({ where: { id }, data: { closedAt: new Date(Date.now() - days * DAY_MS) } });
    await closedDaysAgo(89.9);
    expect(await openedBy(token)).toBe(id);
    await closedDaysAgo(90.1);
    expect(await openedBy(token)).toBeNull();
  });
});

describe("requests that the previous release stored", () => {
  const openMissing = () => openMissingConversations(databaseUrl());

  it("get a conversation with their notes when a server starts, and once", async () => {
    const { _id, reference } = await fresh();
    await db().conversation.delete({ where: { reference } });
    const noteId = crypto.randomUUID();
    await db().requestNote.create({
      data: { id: noteId, partRequestId: _id, author: "admin", content: "Called." },
    });
    await Promise.all([openMissing(), openMissing()]);
    const view = await getConversation(admin, reference);
    expect(view).toMatchObject({
      ...{ status: "pending", queue: "to_answer", subject: "Headlight/Headlamp Assembly" },
      clock: { dueAt: expect.any(String) },
      vehicle: "2014 Ford Fusion S",
    });
    expect(view?.messages.map(({ kind, internal, text }) => [kind, internal, text])).toEqual([
      ["message", false, "Passenger side, halogen."],
      ["note", true, "Called."],
    ]);
    expect((await getPartRequest(admin, _id))?.notes).toMatchObject([{ id: noteId, author: "admin" }]);
  });

  it("keep the notes and the status that it stored after the update", async () => {
    const { _id, reference } = await fresh();
    await db().requestNote.create({ data: { partRequestId: _id, author: "admin", content: "Done." } });
    await db().partRequest.update({ where: { id: _id }, data: { status: "fulfilled" } });
    await openMissing();
    await openMissing();
    const view = await getConversation(admin, reference);
    expect(view).toMatchObject({ status: "fulfilled", queue: "closed", clock: null });
    expect(view?.messages.filter(({ kind }) => kind === "note")).toHaveLength(1);
    await db().partRequest.update({ where: { id: _id }, data: { status: "processing" } });
    await openMissing();
    expect(await getConversation(admin, reference)).toMatchObject({ queue: "back_with_us", closed: null });
  });

  it("get a conversation when they are changed before a server starts", async () => {
    const { _id, reference } = await fresh();
    await query(`DELETE FROM "Conversation" WHERE "reference" = $1`, [reference]);
    await updatePartRequest(admin, _id, { status: "processing", note: "Looking." }, null);
    expect(await getConversation(admin, reference)).toMatchObject({
      status: "processing",
      queue: "to_answer",
    });
    expect((await getPartRequest(admin, _id))?.notes).toMatchObject([{ content: "Looking." }]);
  });
});
