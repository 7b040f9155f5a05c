import { describe, expect, it } from "vitest";
import { afterTurn, received, type Turn, type TurnState } from "@/lib/conversations/turns";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const due = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));

/** The state after some events, from the receipt at 10:00. */
const after = (...turns: Turn[]): TurnState =>
  turns.reduce((state, turn) => afterTurn(state, turn).state, received(at(10), due(10)));

const reply: Turn = { type: "reply", at: at(11) };
const wrote = (hour: number): Turn => ({ type: "customer_message", at: at(hour), dueAt: due(hour) });
const quote: Turn = { type: "quote_sent", at: at(12), validUntil: due(17) };
const closed: Turn = { type: "closed", at: at(15) };
const reopened = (unanswered: number | null, quoteEndsAt: Date | null = null): Turn => ({
  type: "reopened",
  at: at(16),
  unanswered: unanswered === null ? null : { startedAt: at(unanswered), dueAt: due(unanswered) },
  quoteEndsAt,
});

const NO_CLOCK = { clockStartedAt: null, dueAt: null };
const clockOf = (hour: number) => ({ clockStartedAt: at(hour), dueAt: due(hour) });

describe("the state of a conversation", () => {
  it.each<[string, Turn[], Partial<TurnState>]>([
    ["a new request", [], { queue: "to_answer", queuedAt: at(10), ...clockOf(10), firstDueAt: due(10) }],
    [
      "a second message before any answer",
      [wrote(11)],
      { queue: "to_answer", queuedAt: at(10), ...clockOf(10) },
    ],
    ["a reply", [reply], { queue: "waiting", queuedAt: at(11), ...NO_CLOCK, firstAnsweredAt: at(11) }],
    [
      "a conversation by phone",
      [{ type: "talked", at: at(11) }],
      { queue: "waiting", firstAnsweredAt: at(11) },
    ],
    ["a voicemail", [{ type: "voicemail", at: at(11) }], { queue: "waiting", ...NO_CLOCK }],
    ["a call without an answer", [{ type: "no_answer", at: at(11) }], { queue: "to_answer", ...clockOf(10) }],
    ["a note", [{ type: "note", at: at(11) }], { queue: "to_answer", ...clockOf(10), firstAnsweredAt: null }],
    ["a second reply", [reply, { type: "reply", at: at(12) }], { queuedAt: at(11), firstAnsweredAt: at(11) }],
    [
      "a message after an answer",
      [reply, wrote(12)],
      { queue: "back_with_us", queuedAt: at(12), ...clockOf(12) },
    ],
    [
      "two messages after an answer",
      [reply, wrote(12), wrote(13)],
      { queue: "back_with_us", queuedAt: at(12), ...clockOf(12), firstDueAt: due(10) },
    ],
    [
      "a sent quote",
      [quote],
      { queue: "waiting", ...NO_CLOCK, firstAnsweredAt: at(12), quoteEndsAt: due(17), accepted: false },
    ],
    [
      "an accepted quote",
      [quote, { type: "quote_accepted", at: at(13) }],
      { queue: "back_with_us", queuedAt: at(13), ...NO_CLOCK, quoteEndsAt: null, accepted: true },
    ],
    [
      "a declined quote",
      [quote, { type: "quote_declined", at: at(13) }],
      { queue: "back_with_us", ...NO_CLOCK, quoteEndsAt: null, accepted: false },
    ],
    [
      "a quote accepted after a question about it",
      [quote, wrote(13), { type: "quote_accepted", at: at(14) }],
      { queue: "back_with_us", queuedAt: at(13), ...clockOf(13), accepted: true },
    ],
    [
      "a new quote after an accepted one",
      [quote, { type: "quote_accepted", at: at(13) }, { ...quote, at: at(14) }],
      { queue: "waiting", accepted: false, quoteEndsAt: due(17) },
    ],
    [
      "an email that failed while waiting",
      [reply, { type: "email_failed", at: at(12) }],
      { queue: "back_with_us", queuedAt: at(12), ...NO_CLOCK },
    ],
    [
      "a donor that came in while waiting",
      [reply, { type: "donor_found", at: at(12) }],
      { queue: "back_with_us", queuedAt: at(12), ...NO_CLOCK },
    ],
    ["an email that failed before an answer", [{ type: "email_failed", at: at(12) }], { queue: "to_answer" }],
    [
      "a closed request",
      [wrote(11), closed],
      { queue: "closed", queuedAt: at(15), ...NO_CLOCK, closedAt: at(15), firstAnsweredAt: null },
    ],
    ["a request closed with an open quote", [quote, closed], { queue: "closed", quoteEndsAt: null }],
    ["a message to a closed request", [closed, wrote(16)], { queue: "closed", ...NO_CLOCK }],
    [
      "a reply to a closed request",
      [closed, { ...reply, at: at(16) }],
      { queue: "closed", firstAnsweredAt: null },
    ],
    [
      "a decision on a quote of a closed request",
      [quote, closed, { type: "quote_accepted", at: at(16) }],
      { queue: "closed", closedAt: at(15), accepted: true },
    ],
    [
      "a request reopened before any answer",
      [closed, reopened(10)],
      { queue: "to_answer", queuedAt: at(10), ...clockOf(10), closedAt: null },
    ],
    [
      "a request reopened after an answer",
      [reply, closed, reopened(null)],
      { queue: "back_with_us", ...NO_CLOCK },
    ],
    [
      "a request reopened with a message to answer",
      [reply, wrote(13), closed, reopened(13)],
      { queue: "back_with_us", queuedAt: at(13), ...clockOf(13) },
    ],
    [
      "a request reopened with an open quote",
      [quote, closed, reopened(null, due(17))],
      { queue: "waiting", quoteEndsAt: due(17), ...NO_CLOCK },
    ],
    ["an open request that is reopened", [reply, reopened(null)], { queue: "waiting", queuedAt: at(11) }],
    ["a closed request that is closed again", [closed, { ...closed, at: at(17) }], { closedAt: at(15) }],
  ])("after %s", (_name, turns, expected) => {
    expect(after(...turns)).toMatchObject(expected);
  });
});

describe("the clock that an event stopped", () => {
  it.each<[string, Turn[], Turn, number | null]>([
    ["a reply stops the first one", [], reply, 10],
    ["a voicemail stops the first one", [], { type: "voicemail", at: at(11) }, 10],
    ["a quote stops the first one", [], quote, 10],
    ["a reply stops that of the oldest message", [reply, wrote(12), wrote(13)], { ...reply, at: at(14) }, 12],
    ["a second reply stops none", [reply], { ...reply, at: at(12) }, null],
    ["a call without an answer stops none", [], { type: "no_answer", at: at(11) }, null],
    ["a note stops none", [], { type: "note", at: at(11) }, null],
    ["closing stops none, because it answers nothing", [], closed, null],
    [
      "a decision of the customer stops none",
      [quote, wrote(13)],
      { type: "quote_declined", at: at(14) },
      null,
    ],
  ])("%s", (_name, before, turn, hour) => {
    const { stopped } = afterTurn(after(...before), turn);
    expect(stopped).toEqual(hour === null ? null : { startedAt: at(hour), dueAt: due(hour) });
  });
});

it("an event does not change the state it is given", () => {
  const state = Object.freeze(after(reply));
  expect(afterTurn(state, wrote(12)).state).not.toBe(state);
  expect(state.queue).toBe("waiting");
});
