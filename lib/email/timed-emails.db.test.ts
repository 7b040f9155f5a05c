import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { storeConversation } from "@/e2e/support/conversations";
import { createOwnDatabase } from "@/e2e/support/own-database";
import { db } from "@/lib/db";
import { enqueueTimedEmails } from "@/lib/email/timed-emails";

// Times are in UTC: the shop's time zone is five hours behind in November. November 24, 2026 is a Tuesday.

let database: Awaited<ReturnType<typeof createOwnDatabase>>;

beforeAll(async () => {
  database = await createOwnDatabase("timed_emails");
  vi.stubEnv("DATABASE_URL", database.url);
});
beforeEach(async () => {
  await db().email.deleteMany();
  await db().vehicleInquiry.deleteMany();
});
afterAll(async () => {
  await db().$disconnect();
  vi.unstubAllEnvs();
  await database.drop();
});

const enqueuedAt = async (iso: string, workers = 1) => {
  await Promise.all(Array.from({ length: workers }, () => enqueueTimedEmails(new Date(iso))));
  return (await db().email.findMany({ orderBy: { dedupeKey: "asc" } })).map(({ event }) => event);
};

describe("the reminder of a quote", () => {
  async function storeQuote(changes: { sentAt?: string; email?: string | null } = {}) {
    const { id } = await storeConversation("email" in changes ? { email: changes.email ?? null } : {});
    await db().quote.create({
      data: {
        conversationId: id,
        number: 1,
        state: "sent",
        taxRate: 800,
        validUntil: new Date("2026-11-25T22:00:00Z"),
        warranty: "",
        sentAt: new Date(changes.sentAt ?? "2026-11-18T15:00:00Z"),
      },
    });
  }

  it.each([
    ["2026-11-23T20:00:00Z", []],
    ["2026-11-24T13:59:00Z", []],
    ["2026-11-24T14:00:00Z", ["quote_expires_tomorrow"]],
    ["2026-11-25T03:00:00Z", ["quote_expires_tomorrow"]],
    ["2026-11-25T14:00:00Z", []],
  ])("that ends on November 25 at %s: %j", async (at, events) => {
    await storeQuote();
    expect(await enqueuedAt(at)).toEqual(events);
  });

  it("is enqueued once, also by several instances", async () => {
    await storeQuote();
    await enqueuedAt("2026-11-24T14:00:00Z", 5);
    expect(await enqueuedAt("2026-11-24T18:00:00Z", 2)).toEqual(["quote_expires_tomorrow"]);
  });

  it("is not enqueued on the day of the quote, or without an address", async () => {
    await storeQuote({ sentAt: "2026-11-24T14:30:00Z" });
    await storeQuote({ email: null });
    expect(await enqueuedAt("2026-11-24T18:00:00Z")).toEqual([]);
  });
});

describe("the morning email", () => {
  it.each([
    ["before the opening", "2026-11-24T12:59:00Z", []],
    ["at the opening", "2026-11-24T13:00:00Z", ["office_due_today"]],
    ["on a Saturday", "2026-11-28T15:00:00Z", []],
  ])("%s: %j", async (_when, at, events) => {
    await storeConversation({ dueAt: new Date("2026-11-24T20:00:00Z") });
    expect(await enqueuedAt(at)).toEqual(events);
  });

  it("is enqueued once on each business day, also by several instances", async () => {
    await storeConversation({ dueAt: new Date("2026-11-24T20:00:00Z") });
    await enqueuedAt("2026-11-24T13:00:00Z", 5);
    expect(await enqueuedAt("2026-11-24T16:00:00Z")).toEqual(["office_due_today"]);
    expect(await enqueuedAt("2026-11-25T13:00:00Z")).toEqual(["office_due_today", "office_due_today"]);
  });

  it("is not enqueued if nothing is due", async () => {
    await storeConversation({ dueAt: new Date("2026-11-25T20:00:00Z") });
    expect(await enqueuedAt("2026-11-24T13:00:00Z")).toEqual([]);
  });
});
