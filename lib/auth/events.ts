import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { deviceName } from "@/lib/auth/device-name";
import type { AccountEvent } from "@/lib/auth/schema";
import type { Source } from "@/lib/auth/source";
import { type Database, db } from "@/lib/db";
import type { AccountEventKind } from "@/lib/generated/prisma/enums";
import { orderBy, type SortColumn } from "@/lib/http/cursor";
import { type PageQuery, readPageOnward } from "@/lib/http/paging";
import type { Page } from "@/lib/http/responses";

/**
 * The maximum number of failure events of one kind recorded per hour, for one account and for all unknown names
 * together.
 */
const MOST_FAILURES_AN_HOUR = 100;
const HOUR_MS = 60 * 60 * 1000;

/** An account as its events name it; null for a name that no account has, which is not kept. */
export type EventAccount = { id: string; username: string } | null;

type Happening = {
  kind: AccountEventKind;
  account: EventAccount;
  /** The user who caused it; null when not signed in. */
  actor: string | null;
  source: Source;
};

/** Records an account event in the transaction that causes it. */
export async function recordEvent(
  database: Database,
  { kind, account, actor, source: { device, address } }: Happening,
): Promise<void> {
  await database.accountEvent.create({
    data: { kind, userId: account?.id ?? null, username: account?.username ?? null, actor, device, address },
    select: { id: true },
  });
}

/**
 * Records events that anyone can cause, up to a limit: in one statement that takes the same time whether or not the
 * account exists and the event is recorded.
 */
export async function recordFailure(
  database: Database,
  { kind, account, source: { device, address } }: Omit<Happening, "actor">,
): Promise<void> {
  const userId = account?.id ?? null;
  const now = new Date();
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await database.$executeRaw`
    INSERT INTO "AccountEvent" ("id", "kind", "userId", "username", "device", "address", "at")
    SELECT ${crypto.randomUUID()}, ${kind}::"AccountEventKind", ${userId}, ${account?.username ?? null},
      ${device}, ${address}, ${now}
    WHERE (
      SELECT count(*) FROM "AccountEvent"
      WHERE "userId" IS NOT DISTINCT FROM ${userId} AND "kind" = ${kind}::"AccountEventKind" AND "at" > ${hourAgo}
    ) < ${MOST_FAILURES_AN_HOUR}`;
}

const NEWEST_FIRST = [
  { name: "at", type: "date", direction: "desc" },
  { name: "id", type: "text", direction: "desc" },
] as const satisfies SortColumn[];

/** A page of what happened to the caller's own account, newest first. @throws ApiError 400 for a wrong cursor. */
export async function listEvents({ userId }: Admin, page: PageQuery): Promise<Page<AccountEvent>> {
  const select = { id: true, kind: true, at: true, device: true, address: true } as const;
  return readPageOnward(NEWEST_FIRST, page, {
    where: { userId },
    rows: (slice) => db().accountEvent.findMany({ ...slice, select }),
    count: (where) => db().accountEvent.count({ where }),
    toItems: (rows) =>
      rows.map(({ id, at, device, ...rest }) => ({
        _id: id,
        at: at.toISOString(),
        device,
        deviceName: device === null ? null : deviceName(device),
        ...rest,
      })),
  });
}

/** What happened last to an account, or to all of them, oldest first. */
export async function recentEvents(username: string | null, limit: number) {
  const rows = await db().accountEvent.findMany({
    ...(username !== null && { where: { username } }),
    orderBy: orderBy(NEWEST_FIRST),
    take: limit,
    select: { kind: true, username: true, actor: true, device: true, address: true, at: true },
  });
  return rows.reverse();
}
