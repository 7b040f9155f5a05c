import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { SAVED_REPLY_COLUMNS, toSavedReply } from "@/lib/saved-replies/record";
import { MAX_SAVED_REPLIES, type SavedReply } from "@/lib/saved-replies/schema";

/** All saved replies, by name. */
export async function listSavedReplies(_admin: Admin): Promise<SavedReply[]> {
  const rows = await db().savedReply.findMany({
    select: SAVED_REPLY_COLUMNS,
    orderBy: [{ title: "asc" }, { id: "asc" }],
    take: MAX_SAVED_REPLIES,
  });
  return rows.map(toSavedReply);
}

/** A saved reply, or null when there is none with this id. */
export async function getSavedReply(_admin: Admin, id: string): Promise<SavedReply | null> {
  const row = await db().savedReply.findUnique({ where: { id }, select: SAVED_REPLY_COLUMNS });
  return row && toSavedReply(row);
}
