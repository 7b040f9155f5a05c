import getPort from "get-port";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { storeConversation } from "@/e2e/support/conversations";
import { type MailServer, startMailServer } from "@/e2e/support/mail-server";
import { createOwnDatabase } from "@/e2e/support/own-database";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { claimEmails, LEASE_MS, sendAgain } from "@/lib/email/mutations";
import { enqueueEmail, type NewEmail } from "@/lib/email/queue";
import { smtpTransport } from "@/lib/email/transport";
import { sendDueEmails } from "@/lib/email/worker";

// The queue with a real mail client, a mail server on this machine, and a clock that the tests set.

const MINUTE = 60_000;
const admin = { userId: "nobody", username: "nobody", role: "administrator", sessionId: "" } as Admin;

let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let port: number;
let server: MailServer | undefined;
/** Milliseconds since 1970, for the worker. */
let time: number;

beforeAll(async () => {
  database = await createOwnDatabase("email_worker");
  port = await getPort();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${port}`);
  vi.stubEnv("OFFICE_EMAIL", "office@example.com");
});
beforeEach(async () => {
  await db().email.deleteMany();
  time = Date.now() + MINUTE;
  await stopServer();
});
afterAll(async () => {
  await stopServer();
  await db().$disconnect();
  vi.unstubAllEnvs();
  await database.drop();
});

async function startServer() {
  server = await startMailServer(port);
  return server;
}
async function stopServer() {
  await server?.stop();
  server = undefined;
}

const now = () => new Date(time);
const send = () => sendDueEmails({ now });
const onlyEmail = () => db().email.findFirstOrThrow();
const states = async () => (await db().email.findMany()).map(({ state }) => state);

/** Enqueues confirmations to these addresses. */
async function enqueue(addresses: string[], changes: Partial<NewEmail> = {}) {
  const conversation = await storeConversation({ queue: "waiting" });
  for (const to of addresses) {
    await enqueueEmail(db(), {
      event: "request_received",
      occurrence: to,
      to,
      conversationId: conversation.id,
      ...changes,
    });
  }
  return conversation;
}
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `c${index}@example.com`);
const onceEach = (all: string[]) => new Map(all.map((address) => [address, 1]));
const sorted = (counts: Map<string, number>) => [...counts].sort();

describe("no email is lost, and each is delivered once,", () => {
  it("when the mail server is down for an hour", async () => {
    const all = addresses(12);
    await enqueue(all);
    for (let minute = 0; minute < 60; minute += 1) {
      await send();
      time += MINUTE;
    }
    expect(new Set(await states())).toEqual(new Set(["waiting"]));
    expect((await onlyEmail()).error).toBe("the mail server cannot be reached");
    const { countsByRecipient } = await startServer();
    for (let minute = 0; minute < 80; minute += 1) {
      await send();
      time += MINUTE;
    }
    expect(sorted(countsByRecipient())).toEqual(sorted(onceEach(all)));
    expect(new Set(await states())).toEqual(new Set(["sent"]));
    expect((await onlyEmail()).error).toBeNull();
  });

  it("when two workers send 200 emails", async () => {
    const all = addresses(200);
    await enqueue(all);
    const { countsByRecipient } = await startServer();
    const tried = await Promise.all([send(), send()]);
    expect(tried[0] + tried[1]).toBe(200);
    expect(sorted(countsByRecipient())).toEqual(sorted(onceEach(all)));
    expect(new Set(await states())).toEqual(new Set(["sent"]));
  });

  it("when the process ends after it claimed them", async () => {
    const all = addresses(3);
    await enqueue(all);
    const { countsByRecipient } = await startServer();
    expect(await claimEmails(now(), 20)).toHaveLength(3);
    time += LEASE_MS - 1;
    expect(await send()).toBe(0);
    time += 1;
    expect(await send()).toBe(3);
    expect(sorted(countsByRecipient())).toEqual(sorted(onceEach(all)));
  });

  it("when the worker is stopped", async () => {
    const all = addresses(5);
    await enqueue(all);
    const { countsByRecipient } = await startServer();
    const stopping = new AbortController();
    stopping.abort();
    await sendDueEmails({ now, signal: stopping.signal });
    expect(new Set(await states())).toEqual(new Set(["waiting"]));
    expect((await onlyEmail()).attempts).toBe(0);
    await send();
    expect(sorted(countsByRecipient())).toEqual(sorted(onceEach(all)));
  });
});

it("an email is repeated once, with the same Message-ID, if the process ends before it records the delivery", async () => {
  await enqueue(["odessa@example.com"]);
  const { received, countsByRecipient, url } = await startServer();
  const real = smtpTransport(url);
  const delivered = new Promise<void>((resolve) => {
    const transport = {
      close: () => {},
      async send(mail: Parameters<typeof real.send>[0]) {
        await real.send(mail);
        resolve();
        await new Promise(() => {});
      },
    };
    void sendDueEmails({ now, transport });
  });
  await delivered;
  real.close();
  time += LEASE_MS;
  await send();
  time += LEASE_MS;
  await send();
  expect(countsByRecipient().get("odessa@example.com")).toBe(2);
  const [first, second] = await received();
  expect(second?.messageId).toBe(first?.messageId);
  expect(await states()).toEqual(["sent"]);
});

describe("an email that the mail server rejects", () => {
  it.each([
    ["full@example.com", "mailbox full"],
    ["unknown@example.com", "address unknown"],
    ["a@b.com, c@d.com", "address unknown"],
  ])("to %s fails at once (%s), and the request is back with the shop", async (to, error) => {
    const { id } = await enqueue([to]);
    const { countsByRecipient } = await startServer();
    await send();
    expect(await onlyEmail()).toMatchObject({ state: "failed", error, attempts: 1 });
    expect(countsByRecipient().size).toBe(0);
    expect(await db().conversation.findUnique({ where: { id } })).toMatchObject({
      queue: "back_with_us",
      queuedAt: now(),
    });
  });

  it("does not change the request if it was for the shop", async () => {
    const { id } = await enqueue(["unknown@example.com"], { event: "office_new_request" });
    await startServer();
    await send();
    expect(await states()).toEqual(["failed"]);
    expect(await db().conversation.findUnique({ where: { id } })).toMatchObject({ queue: "waiting" });
  });

  it("leaves the request with the shop when it is sent again after the quote was declined", async () => {
    const { id: conversationId } = await enqueue(["full@example.com"]);
    await startServer();
    await send();
    const line = { conversationId, author: "system", kind: "event", text: "Quote 1 declined." } as const;
    await db().message.create({ data: { ...line, at: new Date(Date.now() + MINUTE) } });
    await sendAgain(admin, (await onlyEmail()).id);
    const conversation = await db().conversation.findUnique({ where: { id: conversationId } });
    expect(conversation).toMatchObject({ queue: "back_with_us" });
  });

  it("can be sent again by staff, other emails cannot", async () => {
    const { id: conversationId } = await enqueue(["full@example.com"]);
    await startServer();
    await send();
    const { id } = await onlyEmail();
    await sendAgain(admin, id);
    expect(await onlyEmail()).toMatchObject({ state: "waiting", attempts: 0, error: null });
    const conversation = await db().conversation.findUnique({ where: { id: conversationId } });
    expect(conversation).toMatchObject({ queue: "waiting" });
    await expect(sendAgain(admin, id)).rejects.toMatchObject({ status: 409 });
    await expect(sendAgain(admin, "no-such-email")).rejects.toMatchObject({ status: 404 });
  });

  it("for now is tried again, and fails for good after two days", async () => {
    await enqueue(["later@example.com"]);
    await startServer();
    const { queuedAt } = await onlyEmail();
    for (let attempts = 0; attempts < 100 && (await onlyEmail()).state === "waiting"; attempts += 1) {
      time = Math.max(time, (await onlyEmail()).nextAttemptAt.getTime());
      await send();
    }
    expect(await onlyEmail()).toMatchObject({
      state: "failed",
      error: "the mail server asked us to try again later",
    });
    expect(time - queuedAt.getTime()).toBe(48 * 60 * MINUTE);
  });
});

describe("an email is enqueued", () => {
  it("once for each event and recipient", async () => {
    const { id } = await storeConversation();
    const email = { event: "office_new_request", occurrence: "one", conversationId: id } as const;
    for (const to of ["office", "office", "odessa@example.com", null, " "]) {
      await enqueueEmail(db(), { ...email, to });
    }
    const recipients = (await db().email.findMany()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(["odessa@example.com", "office@example.com"]);
  });

  it("only if the transaction of its event succeeds", async () => {
    const { id } = await storeConversation();
    const failing = db().$transaction(async (transaction) => {
      await enqueueEmail(transaction, {
        event: "request_received",
        occurrence: "one",
        to: "odessa@example.com",
        conversationId: id,
      });
      throw new Error("The event failed.");
    });
    await expect(failing).rejects.toThrow("The event failed.");
    expect(await states()).toEqual([]);
  });
});

describe("an email is not sent", () => {
  it("about a closed request that was opened again", async () => {
    await enqueue(["odessa@example.com"], { event: "request_closed" });
    const { countsByRecipient } = await startServer();
    await send();
    expect(await states()).toEqual([]);
    expect(countsByRecipient().size).toBe(0);
  });

  it("with an internal message", async () => {
    const { id } = await storeConversation();
    const message = await db().message.create({
      data: { conversationId: id, author: "staff", kind: "note", internal: true, text: "Do not tell" },
    });
    await enqueueEmail(db(), {
      event: "staff_reply",
      occurrence: message.id,
      to: "odessa@example.com",
      conversationId: id,
      messageId: message.id,
    });
    const { countsByRecipient } = await startServer();
    await send();
    expect(await onlyEmail()).toMatchObject({ state: "waiting", error: "the mail could not be written" });
    expect(countsByRecipient().size).toBe(0);
  });
});
