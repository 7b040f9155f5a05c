import type { DeskQueue, RequestKind } from "@/lib/conversations/schema";

export const DESK_VIEWS = ["all", "mine", "nobody", "overdue"] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** The groups of the queue, most urgent first. */
export const DESK_GROUPS = ["overdue", "to_answer", "back_with_us", "waiting"] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

/** What open and closed requests can be filtered by: their statuses, and whether a quote was accepted. */
export const OPEN_STATUSES = [
  "pending",
  "processing",
  "quoted",
  "accepted",
  "scheduled",
  "in_progress",
] as const;
export const CLOSED_STATUSES = ["fulfilled", "completed", "cancelled"] as const;
export const DESK_STATUSES = [...OPEN_STATUSES, ...CLOSED_STATUSES] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];

/** Requests are counted up to this number; a count above it means "more". */
export const MAX_COUNTED = 1_000;

/** A request in the queue. Instants are ISO, in UTC. */
export type DeskRow = {
  reference: string;
  kind: RequestKind;
  /** No staff member has opened it yet. */
  isNew: boolean;
  receivedAt: string;
  customer: { name: string; phone: string | null; email: string | null };
  subject: string;
  vehicle: string | null;
  /** The last message that is not a note. `by` is null for customers, else the name of the staff member or "System". */
  last: { text: string; by: string | null; at: string; kind: "message" | "call" | "event" } | null;
  assignedTo: { _id: string; name: string } | null;
  status: string;
  /** A quote was accepted. */
  accepted: boolean;
  acceptedTotalCents: number | null;
  /** The running response clock. */
  clock: { startedAt: string; dueAt: string } | null;
  queue: DeskQueue;
  group: DeskGroup | "closed";
  queuedAt: string;
  quoteEndsAt: string | null;
  /** The last email that failed for good, and what it was about, such as "Quote". */
  failedEmail: { _id: string; reason: string; about: string; at: string } | null;
  closedAt: string | null;
};

/** How many requests each kind and each status leads to; `all` is without that filter. */
export type DeskFacets = {
  kinds: Record<RequestKind | "all", number>;
  statuses: Partial<Record<DeskStatus | "all", number>>;
};

/** A page of the queue. Counts are at most MAX_COUNTED + 1. */
export type DeskPage = {
  rows: DeskRow[];
  counts: {
    /** All open requests, without filters. */
    open: number;
    /** With the kind, status and search of the query. */
    views: Record<DeskView, number>;
    /** With all filters of the query. */
    groups: Record<DeskGroup | "closed", number>;
  };
  /** Null unless asked for. */
  facets: DeskFacets | null;
  nextCursor: string | null;
};

/** What the bar of the admin area shows: counts, and whether emails are sent or only written to disk. */
export type DeskSummary = { overdue: number; open: number; email: "configured" | "local" };
