import type { DeskQueue } from "@/lib/conversations/schema";

// What each event of a conversation does to its place on the desk and to its response clock. Pure: the caller passes the
// time of the event and, where it matters, when an answer to it is due.

/** The columns of a conversation that events change. */
export type TurnState = {
  queue: DeskQueue;
  queuedAt: Date;
  clockStartedAt: Date | null;
  dueAt: Date | null;
  firstDueAt: Date | null;
  firstAnsweredAt: Date | null;
  quoteEndsAt: Date | null;
  accepted: boolean;
  closedAt: Date | null;
};

/** A response clock: when the customer's message arrived, and when its answer is due. */
export type Clock = { startedAt: Date; dueAt: Date };

export type Turn =
  | { type: "customer_message"; at: Date; dueAt: Date }
  | { type: "reply" | "talked" | "voicemail"; at: Date }
  | { type: "no_answer" | "note"; at: Date }
  | { type: "quote_sent"; at: Date; validUntil: Date }
  | { type: "quote_accepted" | "quote_declined"; at: Date }
  | { type: "email_failed" | "donor_found"; at: Date }
  | { type: "closed"; at: Date }
  /** `unanswered` is the clock of the oldest message without an answer; `quoteEndsAt` the end of the open quote. */
  | { type: "reopened"; at: Date; unanswered: Clock | null; quoteEndsAt: Date | null };

/** The state after an event, and the clock that the event stopped. */
export type TurnResult = { state: TurnState; stopped: Clock | null };

/** The state of a new conversation. */
export function received(at: Date, dueAt: Date): TurnState {
  return {
    queue: "to_answer",
    queuedAt: at,
    clockStartedAt: at,
    dueAt,
    firstDueAt: dueAt,
    firstAnsweredAt: null,
    quoteEndsAt: null,
    accepted: false,
    closedAt: null,
  };
}

/** Applies an event. A closed conversation keeps its queue until it is reopened. */
export function afterTurn(state: TurnState, turn: Turn): TurnResult {
  const isOpen = state.queue !== "closed";
  switch (turn.type) {
    case "customer_message":
      return isOpen ? unchangedClock(customerWrote(state, turn)) : unchangedClock(state);
    case "reply":
    case "talked":
    case "voicemail":
      return isOpen ? answered(state, turn.at) : unchangedClock(state);
    case "quote_sent": {
      if (!isOpen) return unchangedClock(state);
      const { state: next, stopped } = answered(state, turn.at);
      return { state: { ...next, quoteEndsAt: turn.validUntil, accepted: false }, stopped };
    }
    case "quote_accepted":
      return unchangedClock(decided({ ...state, accepted: true }, turn.at));
    case "quote_declined":
      return unchangedClock(decided(state, turn.at));
    case "email_failed":
    case "donor_found":
      return unchangedClock(state.queue === "waiting" ? inQueue(state, "back_with_us", turn.at) : state);
    case "closed":
      return unchangedClock(isOpen ? closed(state, turn.at) : state);
    case "reopened":
      return unchangedClock(isOpen ? state : reopened(state, turn));
    default:
      return unchangedClock(state);
  }
}

const unchangedClock = (state: TurnState): TurnResult => ({ state, stopped: null });

/** The clock that runs, or null. */
export function runningClock({
  clockStartedAt,
  dueAt,
}: Pick<TurnState, "clockStartedAt" | "dueAt">): Clock | null {
  return clockStartedAt && dueAt ? { startedAt: clockStartedAt, dueAt } : null;
}

// A conversation that is in the queue already keeps its place.
function inQueue(state: TurnState, queue: DeskQueue, at: Date): TurnState {
  return state.queue === queue ? state : { ...state, queue, queuedAt: at };
}

const queueWithUs = ({ firstAnsweredAt }: TurnState): DeskQueue =>
  firstAnsweredAt ? "back_with_us" : "to_answer";

// The oldest message without an answer determines when the answer is due.
function customerWrote(state: TurnState, { at, dueAt }: { at: Date; dueAt: Date }): TurnState {
  const next = inQueue(state, queueWithUs(state), at);
  return runningClock(state) ? next : { ...next, clockStartedAt: at, dueAt };
}

function answered(state: TurnState, at: Date): TurnResult {
  const next = inQueue(state, "waiting", at);
  return {
    state: { ...next, clockStartedAt: null, dueAt: null, firstAnsweredAt: state.firstAnsweredAt ?? at },
    stopped: runningClock(state),
  };
}

function decided(state: TurnState, at: Date): TurnState {
  const next = { ...state, quoteEndsAt: null };
  return state.queue === "closed" ? next : inQueue(next, "back_with_us", at);
}

function closed(state: TurnState, at: Date): TurnState {
  return {
    ...inQueue(state, "closed", at),
    clockStartedAt: null,
    dueAt: null,
    quoteEndsAt: null,
    closedAt: at,
  };
}

// Waiting again if the customer has to answer an open quote; otherwise reopened to do something.
function reopened(
  state: TurnState,
  { at, unanswered, quoteEndsAt }: { at: Date; unanswered: Clock | null; quoteEndsAt: Date | null },
): TurnState {
  const queue = quoteEndsAt && !unanswered ? "waiting" : queueWithUs(state);
  return {
    ...inQueue(state, queue, unanswered?.startedAt ?? at),
    clockStartedAt: unanswered?.startedAt ?? null,
    dueAt: unanswered?.dueAt ?? null,
    quoteEndsAt,
    closedAt: null,
  };
}
