import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { REQUEST_KINDS } from "@/lib/conversations/schema";
import { db } from "@/lib/db";
import {
  CLOSED_SEGMENT,
  deskCursor,
  groupWhere,
  minuteOf,
  OPEN_QUEUES,
  queueSegments,
  readDeskCursor,
  type Segment,
  segmentsFrom,
} from "@/lib/desk/order";
import type { DeskQuery } from "@/lib/desk/query";
import { type ConversationRow, ROW_COLUMNS, type RowExtras, toDeskRow } from "@/lib/desk/record";
import {
  CLOSED_STATUSES,
  DESK_GROUPS,
  DESK_VIEWS,
  type DeskFacets,
  type DeskGroup,
  type DeskPage,
  type DeskStatus,
  type DeskSummary,
  type DeskView,
  MAX_COUNTED,
  OPEN_STATUSES,
} from "@/lib/desk/schema";
import { isEmailConfigured } from "@/lib/env";
import { orderBy } from "@/lib/http/cursor";
import { matching } from "@/lib/lists/search";

const OPEN = { queue: { in: [...OPEN_QUEUES] } };
const CLOSED = { closedAt: { not: null } };

/**
 * A page of the queue, most urgent first, or of the closed requests, newest first.
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listDesk(admin: Admin, query: DeskQuery, at = new Date()): Promise<DeskPage> {
  const place = query.cursor === undefined ? null : readDeskCursor(query.cursor);
  const now = place?.now ?? minuteOf(at);
  const segments = query.closed ? [CLOSED_SEGMENT] : queueSegments(now).filter(isIn(query.view));
  const [{ rows, nextCursor }, counts, facets] = await Promise.all([
    readRows(segmentsFrom(segments, place), whereOf(admin, query), query.limit, now),
    countAll(admin, query, now),
    query.facets ? countFacets(admin, query, now) : null,
  ]);
  return { rows, counts, facets, nextCursor };
}

/** How many requests are overdue and open, each at most MAX_COUNTED + 1. */
export async function summarizeDesk(_admin: Admin, now = new Date()): Promise<DeskSummary> {
  const [overdue, open] = await Promise.all([count(groupWhere("overdue", minuteOf(now))), count(OPEN)]);
  return { overdue, open, email: isEmailConfigured() ? "configured" : "local" };
}

const isIn = (view: DeskView) => (segment: Segment) => view !== "overdue" || segment.group === "overdue";

/** The conditions of a query, except for its queue. */
function whereOf({ userId }: Pick<Admin, "userId">, { view, kind, status, q }: Partial<DeskQuery>): object {
  return {
    ...(view === "mine" && { assignedToId: userId }),
    ...(view === "nobody" && { assignedToId: null }),
    ...(kind && { kind }),
    ...(status && statusWhere(status)),
    ...matching(q),
  };
}

/** An open request with an accepted quote is listed as accepted, and not under its own status. */
function statusWhere(status: DeskStatus): object {
  if (status === "accepted") return { accepted: true };
  const isClosed = (CLOSED_STATUSES as readonly string[]).includes(status);
  return isClosed ? { status } : { status, accepted: false };
}

/** Reads segment after segment until the page is full. */
async function readRows(
  parts: { segment: Segment; within: object }[],
  where: object,
  limit: number,
  now: Date,
): Promise<Pick<DeskPage, "rows" | "nextCursor">> {
  const found: { segment: Segment; row: ConversationRow }[] = [];
  for (const { segment, within } of parts) {
    const rows = await db().conversation.findMany({
      where: { AND: [within, where] },
      orderBy: orderBy(segment.columns),
      take: limit + 1 - found.length,
      select: ROW_COLUMNS,
    });
    found.push(...rows.map((row) => ({ segment, row })));
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const extras = await readExtras(shown.map(({ row }) => row.id));
  const last = shown.at(-1);
  return {
    rows: shown.map(({ segment, row }) => toDeskRow(row, extras.get(row.id), segment.group)),
    nextCursor: last && found.length > limit ? deskCursor(last.segment, last.row, now) : null,
  };
}

/** The assignee, last message, accepted total and failed email of conversations, by id: one index lookup each. */
async function readExtras(ids: string[]): Promise<Map<string, RowExtras>> {
  if (ids.length === 0) return new Map();
  const rows = await db().$queryRaw<RowExtras[]>`
    SELECT c."id", a."id" AS "assigneeId", coalesce(a."displayName", a."username") AS "assignee",
      m."author"::text AS "author", coalesce(s."displayName", m."staffUsername") AS "staffName", m."text",
      m."kind"::text AS "messageKind", m."callOutcome"::text AS "callOutcome", m."at",
      EXISTS (SELECT 1 FROM "Image" i WHERE i."messageId" = m."id") AS "hasPhotos",
      q."totalCents" AS "acceptedTotalCents",
      e."id" AS "emailId", e."event"::text AS "emailEvent", e."error" AS "emailError", e."createdAt" AS "emailAt"
    FROM unnest(${ids}::text[]) AS wanted("id")
    JOIN "Conversation" c ON c."id" = wanted."id"
    LEFT JOIN "User" a ON a."id" = c."assignedToId"
    LEFT JOIN LATERAL (
      SELECT "id", "author", "staffId", "staffUsername", "text", "kind", "callOutcome", "at" FROM "Message"
      WHERE "conversationId" = c."id" AND "kind" <> 'note' AND ("kind" = 'call' OR NOT "internal")
      ORDER BY "at" DESC, "id" DESC LIMIT 1
    ) m ON true
    LEFT JOIN "User" s ON s."id" = m."staffId"
    LEFT JOIN LATERAL (
      SELECT "totalCents" FROM "Quote" WHERE "conversationId" = c."id" AND "state" = 'accepted' LIMIT 1
    ) q ON true
    LEFT JOIN LATERAL (
      SELECT "id", "event", "error", "createdAt" FROM "Email"
      WHERE "conversationId" = c."id" AND "state" = 'failed' ORDER BY "createdAt" DESC LIMIT 1
    ) e ON true`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** A count that stops at MAX_COUNTED + 1, so that it takes the same time however long the list is. */
const count = (where: object): Promise<number> => db().conversation.count({ where, take: MAX_COUNTED + 1 });

async function countAll(admin: Admin, query: DeskQuery, now: Date): Promise<DeskPage["counts"]> {
  const where = whereOf(admin, query);
  const viewCounts = DESK_VIEWS.map((view) => {
    const viewed = whereOf(admin, { ...query, view });
    return count({ AND: [view === "overdue" ? groupWhere("overdue", now) : OPEN, viewed] });
  });
  const groupCounts = DESK_GROUPS.map((group) =>
    query.closed || (query.view === "overdue" && group !== "overdue")
      ? 0
      : count({ AND: [groupWhere(group, now), where] }),
  );
  const [open, closed, views, groups] = await Promise.all([
    count(OPEN),
    query.closed ? count({ AND: [CLOSED, where] }) : 0,
    Promise.all(viewCounts),
    Promise.all(groupCounts),
  ]);
  return {
    open,
    views: named(DESK_VIEWS, views),
    groups: { ...named<DeskGroup>(DESK_GROUPS, groups), closed },
  };
}

/** The counts of each kind and status obey all other filters. */
async function countFacets(admin: Admin, query: DeskQuery, now: Date): Promise<DeskFacets> {
  const range = query.view === "overdue" ? groupWhere("overdue", now) : OPEN;
  const counted = (filters: Pick<Partial<DeskQuery>, "kind" | "status">) =>
    count({ AND: [query.closed ? CLOSED : range, whereOf(admin, { ...query, ...filters })] });
  const statuses: readonly DeskStatus[] = query.closed ? CLOSED_STATUSES : OPEN_STATUSES;
  const [allKinds, kinds, allStatuses, ofStatuses] = await Promise.all([
    counted({ kind: undefined }),
    Promise.all(REQUEST_KINDS.map((kind) => counted({ kind }))),
    counted({ status: undefined }),
    Promise.all(statuses.map((status) => counted({ status }))),
  ]);
  return {
    kinds: { all: allKinds, ...named(REQUEST_KINDS, kinds) },
    statuses: { all: allStatuses, ...named(statuses, ofStatuses) },
  };
}

const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>;
