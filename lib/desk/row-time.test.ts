import { describe, expect, it } from "vitest";
import { rowTime } from "@/lib/desk/row-time";
import type { DeskRow } from "@/lib/desk/schema";

// Friday, November 20, 2026, 10:20 am in the shop's time zone.
const NOW = new Date("2026-11-20T15:20:00Z");

const ROW: DeskRow = {
  reference: "PR-4K7M2",
  kind: "part",
  isNew: false,
  receivedAt: "2026-11-19T16:25:00.000Z",
  customer: { name: "Odessa Pinkwhistle", phone: "(518) 555-0117", email: null },
  subject: "Alternator",
  vehicle: "2017 Honda Accord Sport",
  last: null,
  assignedTo: null,
  status: "pending",
  accepted: false,
  acceptedTotalCents: null,
  clock: null,
  queue: "to_answer",
  group: "to_answer",
  queuedAt: "2026-11-19T16:25:00.000Z",
  quoteEndsAt: null,
  failedEmail: null,
  closedAt: null,
};
const textOf = (changes: Partial<DeskRow>) => rowTime({ ...ROW, ...changes }, NOW);

describe("the first cell of a row", () => {
  it("shows the remaining time of an answer that is due, amber in its last quarter", () => {
    const clock = { startedAt: "2026-11-19T16:25:00.000Z", dueAt: "2026-11-20T16:25:00.000Z" };
    expect(textOf({ clock })).toEqual({
      icon: "dial-3",
      tone: "amber",
      text: "1 h 05 left",
      moment: "by Fri 11:25 am",
    });
  });

  it("shows how long an answer is overdue, in red", () => {
    const clock = { startedAt: "2026-11-19T14:45:00.000Z", dueAt: "2026-11-20T14:45:00.000Z" };
    expect(textOf({ clock, group: "overdue" })).toEqual({
      icon: "alarm",
      tone: "red",
      text: "35 min over",
      moment: "was Fri 9:45 am",
    });
  });

  it("shows when the customer wrote again", () => {
    const returned = { group: "back_with_us", queue: "back_with_us" } as const;
    const since = (queuedAt: string) => ({
      queuedAt,
      clock: { startedAt: queuedAt, dueAt: "2026-11-23T14:58:00.000Z" },
    });
    expect(textOf({ ...returned, ...since("2026-11-20T14:58:00.000Z") })).toMatchObject({
      text: "Wrote 22 min ago",
      moment: "today 9:58 am",
    });
    expect(textOf({ ...returned, ...since("2026-11-19T20:00:00.000Z") })).toMatchObject({
      text: "Wrote 19 h ago",
      moment: "Thu 3:00 pm",
    });
  });

  it.each([
    [{ accepted: true, acceptedTotalCents: 37_800 }, "Accepted $378.00"],
    [{ accepted: true }, "Accepted"],
    [{ status: "quoted" }, "Declined"],
    [{ status: "quoted", quoteEndsAt: "2026-11-27T22:00:00.000Z" }, "Back with us"],
    [
      { failedEmail: { _id: "e", reason: "mailbox full", about: "Quote", at: "2026-11-18T20:20:00.000Z" } },
      "Mail failed",
    ],
  ])("shows what came back to the shop: %j is %s", (changes, text) => {
    expect(textOf({ group: "back_with_us", queuedAt: "2026-11-19T23:40:00.000Z", ...changes })).toMatchObject(
      {
        text,
        moment: "Thu 6:40 pm",
      },
    );
  });

  it.each([
    ["2026-11-20T22:00:00.000Z", "Quote ends today", "5:00 pm"],
    ["2026-11-25T22:00:00.000Z", "Answered", "quote ends Nov 25"],
    ["2026-11-19T22:00:00.000Z", "Quote ended", "Thu 5:00 pm"],
  ])("shows the end of a quote at %s as %s, %s", (quoteEndsAt, text, moment) => {
    expect(textOf({ group: "waiting", quoteEndsAt })).toMatchObject({ text, moment });
  });

  it.each([
    ["2026-11-20T15:19:50.000Z", "just now"],
    ["2026-11-20T15:00:00.000Z", "20 min ago"],
    ["2026-11-20T12:00:00.000Z", "3 h ago"],
    ["2026-11-19T12:00:00.000Z", "1 day ago"],
    ["2026-11-18T12:00:00.000Z", "2 days ago"],
  ])("shows since when the customer has an answer: %s is %s", (queuedAt, moment) => {
    expect(textOf({ group: "waiting", queuedAt })).toMatchObject({ text: "Answered", moment });
  });
});
