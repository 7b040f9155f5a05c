import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { listDueToday } from "@/lib/desk/due-today-queries";
import { getDeskNumbers, weekSummary } from "@/lib/desk/numbers-queries";
import { answerDueAt } from "@/lib/response-clock";

// The records of this file are from March 2011, when the site had no other ones.

const admin = { userId: "nobody", username: "nobody", role: "administrator", sessionId: "" } as Admin;
const RUN = `nq-${crypto.randomUUID()}`;
/** Wednesday of the week after the one in which clocks go forward. */
const NOW = new Date("2011-03-16T12:00:00-04:00");

let sequence = 0;

type Sample = {
  kind?: "part" | "repair" | "vehicle";
  receivedAt: string;
  answeredAt?: string;
  /** Closed without an answer. */
  isClosed?: true;
  quotes?: { sentAt: string; state: "sent" | "accepted" | "declined" | "replaced"; totalCents: number }[];
};

async function add({
  kind = "part",
  receivedAt,
  answeredAt,
  isClosed,
  quotes = [],
}: Sample): Promise<string> {
  sequence += 1;
  const reference = `${RUN}-${sequence}`;
  const createdAt = new Date(receivedAt);
  const dueAt = answerDueAt(createdAt);
  const isRunning = !answeredAt && !isClosed;
  await db().conversation.create({
    data: {
      ...{
        reference,
        kind,
        status: "pending",
        customerName: "Dana Example",
        subject: "Alternator",
        createdAt,
      },
      ...{ firstDueAt: dueAt, firstAnsweredAt: answeredAt ? new Date(answeredAt) : null },
      ...(isRunning ? { clockStartedAt: createdAt, dueAt } : {}),
      ...(isClosed ? { queue: "closed", closedAt: new Date(dueAt.getTime() + 1) } : {}),
      vehicleInquiry: {
        create: {
          ...{ reference, topic: "question", stockNumber: RUN },
          ...{ customerName: "Dana Example", customerEmail: "dana@example.com" },
        },
      },
      quotes: {
        create: quotes.map(({ sentAt, state, totalCents }, index) => ({
          ...{ number: index + 1, state, partsCents: totalCents, totalCents, taxRate: 0 },
          ...{ sentAt: new Date(sentAt), validUntil: new Date(sentAt), warranty: "None" },
          decidedAt: state === "accepted" || state === "declined" ? new Date(sentAt) : null,
        })),
      },
    },
  });
  return reference;
}

beforeAll(async () => {
  // The week of March 7: answered after 60, 120 and 540 shop minutes; the last one over a weekend, and exactly when due.
  await add({ receivedAt: "2011-03-07T09:00-05:00", answeredAt: "2011-03-07T10:00-05:00" });
  await add({ kind: "repair", receivedAt: "2011-03-07T16:00-05:00", answeredAt: "2011-03-08T09:00-05:00" });
  await add({ kind: "vehicle", receivedAt: "2011-03-12T10:00-05:00", answeredAt: "2011-03-15T08:00-04:00" });
  // Late, in the last hour of the week in the shop's time zone, which is the next week in UTC.
  await add({
    receivedAt: "2011-03-13T23:30-04:00",
    answeredAt: "2011-03-15T09:00-04:00",
    quotes: [
      { sentAt: "2011-03-13T23:45-04:00", state: "replaced", totalCents: 99_900 },
      { sentAt: "2011-03-14T00:15-04:00", state: "accepted", totalCents: 20_412 },
    ],
  });
  // The current week: closed without an answer, not due yet, and overdue.
  await add({ receivedAt: "2011-03-14T09:00-04:00", isClosed: true });
  await add({ receivedAt: "2011-03-16T11:00-04:00" });
  await add({
    receivedAt: "2011-03-14T10:00-04:00",
    quotes: [{ sentAt: "2011-03-15T09:00-04:00", state: "sent", totalCents: 10_000 }],
  });
});

afterAll(async () => {
  await db().vehicleInquiry.deleteMany({ where: { stockNumber: RUN } });
  await db().$disconnect();
});

describe("the numbers of the desk", () => {
  it("count requests, first replies and quotes by week", async () => {
    const { weeks, total } = await getDeskNumbers(admin, 11, NOW);
    expect(weeks).toEqual([
      {
        ...{ week: "2011-03-07", parts: 2, repairs: 1, vehicles: 1, requests: 4 },
        ...{ medianFirstReplyMinutes: 330, withinPromisePercent: 75 },
        ...{ quotes: 0, quotedCents: 0, accepted: 0, acceptedCents: 0 },
      },
      {
        ...{ week: "2011-03-14", parts: 3, repairs: 0, vehicles: 0, requests: 3 },
        ...{ medianFirstReplyMinutes: null, withinPromisePercent: 0 },
        ...{ quotes: 2, quotedCents: 30_412, accepted: 1, acceptedCents: 20_412 },
      },
    ]);
    expect(total).toEqual({
      ...{ parts: 5, repairs: 1, vehicles: 1, requests: 7 },
      ...{ medianFirstReplyMinutes: 330, withinPromisePercent: 60 },
      ...{ quotes: 2, quotedCents: 30_412, accepted: 1, acceptedCents: 20_412 },
    });
  });

  it("of the current week are the figures of the desk's heading", async () => {
    expect(await weekSummary(admin, NOW)).toEqual({
      ...{ requests: 3, medianFirstReplyMinutes: null, withinPromisePercent: 0 },
      ...{ quotes: 2, quotedCents: 30_412, accepted: 1, acceptedCents: 20_412 },
    });
  });

  it("of a shop without requests are one week of zeros", async () => {
    const { weeks } = await getDeskNumbers(admin, 11, new Date("2010-06-16T12:00:00-04:00"));
    expect(weeks).toMatchObject([{ week: "2010-06-14", requests: 0, withinPromisePercent: null, quotes: 0 }]);
  });
});

it("open requests that are due today or overdue are listed, the most urgent first", async () => {
  const due = await listDueToday(new Date("2011-03-17T08:00:00-04:00"));
  const own = due.filter(({ reference }) => reference.startsWith(RUN));
  expect(own.map(({ dueAt }) => dueAt.toISOString())).toEqual([
    "2011-03-15T14:00:00.000Z",
    "2011-03-17T15:00:00.000Z",
  ]);
  const dayBefore = await listDueToday(NOW);
  expect(dayBefore.filter(({ reference }) => reference.startsWith(RUN))).toHaveLength(1);
});
