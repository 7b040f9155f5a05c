import { describe, expect, it } from "vitest";
import type { MessageView } from "@/lib/conversations/schema";
import { groupByDay } from "./message-groups";
import {
  answerText,
  callText,
  channelText,
  eventParts,
  isUnanswered,
  newAnswer,
  writersText,
} from "./message-text";

const message = (changes: Partial<MessageView> = {}): MessageView => ({
  _id: "m1",
  author: "customer",
  kind: "message",
  internal: false,
  text: "Driver side.",
  callOutcome: null,
  staffName: null,
  photos: [],
  stopped: null,
  email: null,
  at: "2026-11-18T21:50:00.000Z",
  ...changes,
});
const reply = (changes: Partial<MessageView> = {}) =>
  message({ author: "staff", staffName: "June Abbott", ...changes });

describe("messages by day", () => {
  const NOW = new Date("2026-11-20T15:00:00Z");

  it("are grouped by the day in the shop's time zone", () => {
    const days = groupByDay(
      [
        message({ _id: "a", at: "2026-11-18T21:50:00.000Z" }),
        // Still Wednesday evening in New York.
        message({ _id: "b", at: "2026-11-19T04:59:00.000Z" }),
        message({ _id: "c", at: "2026-11-19T05:00:00.000Z" }),
        message({ _id: "d", at: "2026-11-20T14:58:00.000Z" }),
      ],
      NOW,
    );
    expect(days.map(({ heading, messages }) => [heading, messages.map(({ _id }) => _id)])).toEqual([
      ["Wednesday, November 18", ["a", "b"]],
      ["Thursday, November 19", ["c"]],
      ["Today, Friday, November 20", ["d"]],
    ]);
  });

  it("are none without messages", () => {
    expect(groupByDay([], NOW)).toEqual([]);
  });
});

it.each([
  ["voicemail", "we have one.", "left a voicemail: we have one."],
  ["talked", "", "talked."],
  ["no_answer", "", "no answer."],
] as const)("a call with the outcome %s and the text '%s'", (callOutcome, text, expected) => {
  expect(callText({ callOutcome, text })).toBe(expected);
});

it("a message says how it reached the other side", () => {
  expect(channelText(message(), true)).toBe("asked on the site");
  expect(channelText(message(), false)).toBe("from the request page");
  expect(channelText(reply(), false)).toBe("on the page");
  const email = { _id: "e", state: "sent", error: null } as const;
  expect(channelText(reply({ email }), false)).toBe("by mail and on the page");
});

it("the first words of a system line stand out", () => {
  expect(eventParts("Quote 1 sent, $204.12.")).toEqual(["Quote 1 sent,", " $204.12."]);
  expect(eventParts("Reopened.")).toEqual(["Reopened.", ""]);
});

it("an answer says whether it was the first one, and whether it was late", () => {
  const stopped = {
    startedAt: "2026-11-18T21:50:00.000Z",
    dueAt: "2026-11-19T21:50:00.000Z",
    isFirst: true,
  };
  const at = "2026-11-19T14:10:00.000Z";
  expect(answerText(reply())).toBeNull();
  expect(answerText(reply({ stopped, at }))).toEqual({
    text: "First answer, after 1 h 20 of 9 shop hours",
    isLate: false,
  });
  expect(answerText(reply({ stopped: { ...stopped, isFirst: false }, at }))?.text).toMatch(/^Answer, after/);
  expect(answerText(reply({ stopped, at: "2026-11-20T14:10:00.000Z" }))).toMatchObject({ isLate: true });
});

it("only customers' messages since the clock started are unanswered", () => {
  const clock = { startedAt: "2026-11-18T21:50:00.000Z", dueAt: "2026-11-19T21:50:00.000Z" };
  expect(isUnanswered(message(), clock)).toBe(true);
  expect(isUnanswered(message({ at: "2026-11-18T21:49:59.000Z" }), clock)).toBe(false);
  expect(isUnanswered(message(), null)).toBe(false);
  expect(isUnanswered(reply(), clock)).toBe(false);
});

it("the others who are writing are named", () => {
  expect(writersText([])).toBe("");
  expect(writersText(["June Abbott"])).toBe("June is writing a reply.");
  expect(writersText(["June Abbott", "rowan"])).toBe("June and rowan are writing replies.");
});

it("a new answer is the newest public one that was not known", () => {
  const messages = [
    message({ _id: "a" }),
    reply({ _id: "b" }),
    reply({ _id: "c", kind: "call", callOutcome: "voicemail" }),
    reply({ _id: "d", kind: "note", internal: true }),
  ];
  expect(newAnswer(messages, new Set())?._id).toBe("c");
  expect(newAnswer(messages, new Set(["c"]))?._id).toBe("b");
  expect(newAnswer(messages, new Set(["b", "c"]))).toBeNull();
});
