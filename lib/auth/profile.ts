import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type EventAccount, recordEvent } from "@/lib/auth/events";
import type { AccountProfile } from "@/lib/auth/schema";
import { type Source, sourceOf } from "@/lib/auth/source";
import { type Database, db } from "@/lib/db";

// The display name of an account: what customers and colleagues see instead of the user name.

/** What the caller's account shows to others. */
export async function getProfile({ userId }: Admin): Promise<AccountProfile> {
  return db().user.findUniqueOrThrow({ where: { id: userId }, select: { displayName: true } });
}

/** Sets or removes the caller's display name. */
export async function changeProfile(
  { userId, username }: Admin,
  request: Request,
  { displayName }: AccountProfile,
): Promise<AccountProfile> {
  const account = { id: userId, username };
  const by = { actor: username, source: sourceOf(request) };
  await db().$transaction((database) => writeDisplayName(database, account, displayName, by));
  return { displayName };
}

/** Sets or removes a display name, and records the event. The same name again is no change. */
export async function writeDisplayName(
  database: Database,
  account: NonNullable<EventAccount>,
  displayName: string | null,
  by: { actor: string; source: Source },
): Promise<void> {
  const { count } = await database.user.updateMany({
    where: {
      id: account.id,
      // In SQL, a null is not different from a name.
      ...(displayName === null
        ? { displayName: { not: null } }
        : { OR: [{ displayName: null }, { displayName: { not: displayName } }] }),
    },
    data: { displayName },
  });
  if (count > 0) await recordEvent(database, { kind: "display_name_changed", account, ...by });
}
