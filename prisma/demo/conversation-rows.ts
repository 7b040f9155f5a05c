import { isClosedStatus, statusLine } from "../../lib/conversations/status";
import { afterTurn, received, type Turn } from "../../lib/conversations/turns";
import type { Prisma, RequestKind } from "../../lib/generated/prisma/client";
import { answerDueAt } from "../../lib/response-clock";
import { answers } from "./answers";
import { receivedAt } from "./dates";
import type { NoteRow } from "./types";

type Message = Prisma.MessageCreateWithoutConversationInput;
type Entry = Omit<Message, "at"> & { at: Date; turn: Turn };

/** An answer follows the first note after some minutes. */
const ANSWER_DELAY_MS = 5 * 60_000;

/** What a conversation repeats of its request. */
type Request = {
  kind: RequestKind;
  reference: string;
  status: string;
  customerName: string;
  customerPhone?: string;
  customerEmail?: string;
  subject: string;
  vehicle: string | null;
  vin?: string;
  /** The first message. */
  text: string;
  createdAt: Date;
};

/** The conversation of a demo request: its messages, and the state that follows from them. */
export function conversationRow(now: Date, { text, createdAt, ...request }: Request, notes: NoteRow[]) {
  let state = received(createdAt, answerDueAt(createdAt));
  const messages: Message[] = [{ author: "customer", kind: "message", text, at: createdAt }];
  const entries = [...noteEntries(notes), ...answerEntries(now, request, notes)];
  for (const { turn, ...message } of entries.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const { state: next, stopped } = afterTurn(state, turn);
    state = next;
    messages.push({
      ...message,
      clockStartedAt: stopped?.startedAt ?? null,
      clockDueAt: stopped?.dueAt ?? null,
    });
  }
  const talk = messages.filter(({ kind }) => kind === "message" || kind === "call");
  return {
    ...request,
    ...state,
    lastMessageAt: talk.at(-1)?.at ?? createdAt,
    // Those without a note are new.
    openedAt: notes[0]?.timestamp ?? null,
    createdAt,
    messages: { create: messages },
  } satisfies Prisma.ConversationCreateWithoutPartRequestInput;
}

function noteEntries(notes: NoteRow[]): Entry[] {
  return notes.map(({ author, content, timestamp: at }) => ({
    author: "staff",
    kind: "note",
    internal: true,
    text: content,
    staffUsername: author,
    at,
    turn: { type: "note", at },
  }));
}

function answerEntries(
  now: Date,
  { reference, status }: Pick<Request, "reference" | "status">,
  notes: NoteRow[],
): Entry[] {
  const answer = answers[reference];
  const [first, last] = [notes[0], notes.at(-1)];
  if (!answer || !first || !last) return [];
  const at = new Date(first.timestamp.getTime() + ANSWER_DELAY_MS);
  const by = { author: "staff", staffUsername: first.author, text: answer.text, at } as const;
  const entries: Entry[] = [
    answer.call
      ? { ...by, kind: "call", callOutcome: answer.call, turn: { type: answer.call, at } }
      : { ...by, kind: "message", turn: { type: "reply", at } },
  ];
  if (answer.customer) entries.push(customerEntry(receivedAt(now, answer.customer), answer.customer.text));
  if (isClosedStatus(status)) {
    const closedAt = new Date(Math.max(last.timestamp.getTime(), at.getTime()));
    const line = { author: "system", kind: "event", text: statusLine(status, false), at: closedAt } as const;
    entries.push({ ...line, turn: { type: "closed", at: closedAt } });
  }
  return entries;
}

const customerEntry = (at: Date, text: string): Entry => ({
  author: "customer",
  kind: "message",
  text,
  at,
  turn: { type: "customer_message", at, dueAt: answerDueAt(at) },
});
