import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { SAVED_REPLY_COLUMNS, toSavedReply } from "@/lib/saved-replies/record";
import { MAX_SAVED_REPLIES, type SavedReply, type SavedReplyInput } from "@/lib/saved-replies/schema";

export const SAVED_REPLY_NOT_FOUND = "Saved reply not found";

/** @throws ApiError 409 when there are as many as a list shows. */
export async function createSavedReply(_admin: Admin, input: SavedReplyInput): Promise<SavedReply> {
  if ((await db().savedReply.count()) >= MAX_SAVED_REPLIES) {
    throw new ApiError("conflict", `There are ${MAX_SAVED_REPLIES} saved replies. Delete one first.`);
  }
  return toSavedReply(await db().savedReply.create({ data: input, select: SAVED_REPLY_COLUMNS }));
}

/** @throws ApiError 404 when there is no such reply, 412 when it has another version. */
export async function updateSavedReply(
  _admin: Admin,
  id: string,
  input: SavedReplyInput,
  version: ExpectedVersions,
): Promise<SavedReply> {
  return db().$transaction(async (database) => {
    await requireCurrent(database, id, version);
    const row = await database.savedReply.update({
      where: { id },
      data: { ...input, version: { increment: 1 } },
      select: SAVED_REPLY_COLUMNS,
    });
    return toSavedReply(row);
  });
}

/** @throws ApiError 404 when there is no such reply, 412 when it has another version. */
export async function deleteSavedReply(_admin: Admin, id: string, version: ExpectedVersions): Promise<void> {
  await db().$transaction(async (database) => {
    await requireCurrent(database, id, version);
    await database.savedReply.delete({ where: { id }, select: { id: true } });
  });
}

/** Locks the row until the end of the transaction, so that of two writers with the same version one fails. */
async function requireCurrent(database: Database, id: string, expected: ExpectedVersions): Promise<void> {
  const [row] = await database.$queryRaw<{ version: number }[]>`
    SELECT "version" FROM "SavedReply" WHERE "id" = ${id} FOR UPDATE`;
  if (!row) throw new ApiError("not_found", SAVED_REPLY_NOT_FOUND);
  requireVersion(row.version, expected);
}
