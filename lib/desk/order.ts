import type { DeskGroup } from "@/lib/desk/schema";
import { cursorOf, invalidCursor, readCursor, type SortColumn, whereOf } from "@/lib/http/cursor";

/**
 * A part of the queue that one index returns in order. A group consists of one or two segments, because rows with and
 * without a value in the sorted column are in different places of the index.
 */
export type Segment = {
  name: string;
  group: DeskGroup | "closed";
  where: object;
  columns: readonly SortColumn[];
};

/** The queues of open requests. */
export const OPEN_QUEUES = ["to_answer", "back_with_us", "waiting"] as const;

const ID = { name: "id", type: "text", direction: "asc" } as const satisfies SortColumn;
const DUE = { name: "dueAt", type: "date", direction: "asc" } as const satisfies SortColumn;
/** Everything that arrives while the shop is closed is due at the same time. */
const RECEIVED = { name: "createdAt", type: "date", direction: "asc" } as const satisfies SortColumn;

/** The condition for each group at a moment. A request whose answer is overdue is in no other group. */
export function groupWhere(group: DeskGroup, now: Date): object {
  if (group === "overdue") return { dueAt: { lt: now }, queue: { in: [...OPEN_QUEUES] } };
  return { queue: group, OR: [{ dueAt: { gte: now } }, { dueAt: null }] };
}

/** The segments of the queue in their order, at a moment. */
export function queueSegments(now: Date): Segment[] {
  return [
    { name: "overdue", group: "overdue", where: groupWhere("overdue", now), columns: [DUE, RECEIVED, ID] },
    {
      name: "to_answer",
      group: "to_answer",
      where: { queue: "to_answer", dueAt: { gte: now } },
      columns: [DUE, RECEIVED, ID],
    },
    {
      name: "to_answer_undated",
      group: "to_answer",
      where: { queue: "to_answer", dueAt: null },
      columns: [{ ...DUE, nulls: "last" }, RECEIVED, ID],
    },
    {
      name: "back_with_us",
      group: "back_with_us",
      where: groupWhere("back_with_us", now),
      columns: [{ name: "queuedAt", type: "date", direction: "asc" }, ID],
    },
    {
      name: "quoted",
      group: "waiting",
      where: { ...groupWhere("waiting", now), quoteEndsAt: { not: null } },
      columns: [
        { name: "quoteEndsAt", type: "date", direction: "asc" },
        { name: "lastMessageAt", type: "date", direction: "desc" },
        ID,
      ],
    },
    {
      name: "answered",
      group: "waiting",
      where: { ...groupWhere("waiting", now), quoteEndsAt: null },
      // The index read backward: only its null part, which is last in the index.
      columns: [
        { name: "quoteEndsAt", type: "date", direction: "desc", nulls: "first" },
        { name: "lastMessageAt", type: "date", direction: "desc" },
        { ...ID, direction: "desc" },
      ],
    },
  ];
}

/** Closed requests, newest first. */
export const CLOSED_SEGMENT: Segment = {
  name: "closed",
  group: "closed",
  where: { closedAt: { not: null } },
  columns: [
    { name: "closedAt", type: "date", direction: "desc" },
    { ...ID, direction: "desc" },
  ],
};

/** Where a page starts: in a segment, after a row, of the queue at a moment. */
export type DeskPlace = { now: Date; segment: string; cursor: string };

/**
 * The moment at which the queue is divided: the start of the minute, so that two polls in a minute have the same pages.
 */
export const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000);

/**
 * The cursor of the rows after a row. It keeps the moment of the first page, so that a request that becomes overdue
 * between two pages is neither repeated nor skipped.
 */
export function deskCursor({ name, columns }: Segment, row: object, now: Date): string {
  const place = [now.toISOString(), name, cursorOf(columns, "after", row)];
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** @throws ApiError 400 for an invalid cursor. */
export function readDeskCursor(cursor: string): DeskPlace {
  const [at, segment, inner] = parsed(cursor);
  const now = new Date(typeof at === "string" ? at : Number.NaN);
  if (Number.isNaN(now.getTime()) || now.getUTCFullYear() < 1_000 || now.getUTCFullYear() > 2_999) {
    throw invalidCursor();
  }
  if (typeof segment !== "string" || typeof inner !== "string") throw invalidCursor();
  return { now, segment, cursor: inner };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw invalidCursor();
}

/**
 * The segments that a page reads, in order, each with the condition for its rows.
 * @throws ApiError 400 when the place is in none of them.
 */
export function segmentsFrom(
  segments: readonly Segment[],
  place: DeskPlace | null,
): { segment: Segment; within: object }[] {
  const start = place ? segments.findIndex(({ name }) => name === place.segment) : 0;
  if (start === -1) throw invalidCursor();
  return segments.slice(start).map((segment, index) => {
    const after =
      place && index === 0 ? whereOf(segment.columns, readCursor(segment.columns, place.cursor)) : {};
    return { segment, within: { AND: [segment.where, after] } };
  });
}
