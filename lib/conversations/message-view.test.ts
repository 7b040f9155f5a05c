import { describe, expect, it } from "vitest";
import { type MessageRow, toMessageView } from "@/lib/conversations/message-view";

const at = new Date("2026-11-19T14:10:00Z");
const message = (change: Partial<MessageRow> = {}): MessageRow => ({
  ...{ id: "message-1", author: "staff", kind: "message", internal: false, text: "Yes.", callOutcome: null },
  ...{ staffUsername: "rowan", staff: { id: "user-1", username: "rowan", displayName: "Rowan Hale" } },
  ...{ clockStartedAt: null, clockDueAt: null, at, photos: [], emails: [] },
  ...change,
});
const email = (
  event: MessageRow["emails"][number]["event"],
  state: MessageRow["emails"][number]["state"],
) => ({
  id: `${event}-${state}`,
  event,
  state,
  error: state === "failed" ? "mailbox full" : null,
});

describe("a message as staff see it", () => {
  it.each([
    ["the display name", {}, "Rowan Hale"],
    ["the user name without one", { staff: { id: "u", username: "rowan", displayName: null } }, "rowan"],
    ["the name at the time, for a deleted account", { staff: null, staffUsername: "june" }, "june"],
    ["no name for a customer", { author: "customer", staff: null, staffUsername: null }, null],
    ["no name for the system", { author: "system" }, null],
  ] satisfies [string, Partial<MessageRow>, string | null][])("has %s", (_name, change, expected) => {
    expect(toMessageView(message(change), null, []).staffName).toBe(expected);
  });

  it("has the clock that it stopped, and whether it was the first answer", () => {
    const clock = { clockStartedAt: at, clockDueAt: at };
    const stopped = { startedAt: at.toISOString(), dueAt: at.toISOString() };
    expect(toMessageView(message(clock), at, []).stopped).toEqual({ ...stopped, isFirst: true });
    expect(toMessageView(message(clock), new Date(0), []).stopped).toEqual({ ...stopped, isFirst: false });
    expect(toMessageView(message(), at, []).stopped).toBeNull();
  });

  it.each([
    ["the reply's", [email("staff_reply", "sent")], { state: "sent", error: null }],
    [
      "one that is being sent, as waiting",
      [email("staff_reply", "sending")],
      { state: "waiting", error: null },
    ],
    ["a failed one", [email("staff_reply", "failed")], { state: "failed", error: "mailbox full" }],
    ["no confirmation", [email("request_received", "sent"), email("office_new_request", "sent")], null],
    ["a failed confirmation", [email("request_received", "failed")], { state: "failed" }],
    ["a failed one to the office", [email("office_customer_message", "failed")], { state: "failed" }],
  ] as const)("has %s email", (_name, emails, expected) => {
    const shown = toMessageView(message({ emails: [...emails] }), null, []).email;
    if (expected === null) expect(shown).toBeNull();
    else expect(shown).toMatchObject(expected);
  });

  it("has the email of the quote that its line is about", () => {
    const line = { author: "system", kind: "event", text: "Quote 2 sent, $1.00, valid until Fri." } as const;
    const quotes = [
      { number: 1, emails: [email("quote_sent", "failed")] },
      { number: 2, emails: [email("quote_accepted", "failed"), email("quote_sent", "sent")] },
    ];
    expect(toMessageView(message(line), null, quotes).email).toMatchObject({ state: "sent" });
    expect(toMessageView(message({ text: line.text }), null, quotes).email).toBeNull();
  });
});
