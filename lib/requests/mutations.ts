import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db, isDuplicate } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange, VISITOR } from "@/lib/records/versions";
import { type RequestStore, toRequest } from "@/lib/requests/queries";
import { type RequestRow, toReceipt } from "@/lib/requests/record";
import type { RequestReceipt, RequestUpdate } from "@/lib/requests/schema";

/** Starts the history of a request that a visitor sent, in the transaction that stores it. */
export async function recordArrival<Row extends RequestRow, Request extends object, Sort extends string>(
  { kind, toRequest }: RequestStore<Row, Request, Sort>,
  database: Database,
  row: Row,
): Promise<RequestReceipt<Row["status"]>> {
  const { id: recordId, version } = row;
  const after = toRequest(row, null);
  await recordChange(database, VISITOR, { kind, recordId, version, action: "create", before: null, after });
  return toReceipt(row);
}

/**
 * Sets the status, appends the note, or both. The same status again, or a note with the id of one that is stored, is
 * no change and creates no new version.
 * @throws ApiError 404 when there is no such request, 412 when it has another version, 409 when another request has a
 * note with this id.
 */
export async function updateRequest<Row extends RequestRow, Request extends object, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  admin: Admin,
  id: string,
  { status, note, noteId }: RequestUpdate<Row["status"]>,
  version: ExpectedVersions,
): Promise<Request> {
  const row = await db().$transaction(async (database) => {
    const before = await lockRequest(store, database, id, version);
    const isStatusNew = status !== undefined && status !== before.status;
    const isNoteNew = note !== undefined && !before.notes.some(({ id: stored }) => stored === noteId);
    if (!isStatusNew && !isNoteNew) return before;
    const author = admin.username;
    const after = await store
      .update(database, id, {
        ...(isStatusNew && { status }),
        ...(isNoteNew && { notes: { create: { ...(noteId && { id: noteId }), author, content: note } } }),
        version: { increment: 1 },
      })
      .catch(rejectDuplicateNoteId);
    await recordChange(database, admin, {
      kind: store.kind,
      recordId: id,
      version: after.version,
      action: "update",
      before: store.toRequest(before, null),
      after: store.toRequest(after, null),
    });
    return after;
  });
  return toRequest(store, row);
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export async function deleteRequest<Row extends RequestRow, Request extends object, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  admin: Admin,
  id: string,
  version: ExpectedVersions,
): Promise<void> {
  await db().$transaction(async (database) => {
    const before = await lockRequest(store, database, id, version);
    await store.delete(database, id);
    await recordChange(database, admin, {
      kind: store.kind,
      recordId: id,
      version: before.version + 1,
      action: "delete",
      before: store.toRequest(before, null),
      after: null,
    });
  });
}

async function lockRequest<Row extends RequestRow, Request, Sort extends string>(
  store: RequestStore<Row, Request, Sort>,
  database: Database,
  id: string,
  version: ExpectedVersions,
): Promise<Row> {
  await store.lock(database, id);
  const row = await store.find(database, { id });
  if (!row) throw new ApiError("not_found", store.missing);
  requireVersion(row.version, version);
  return row;
}

// The ids of notes are unique across all requests.
function rejectDuplicateNoteId(error: unknown): never {
  if (!isDuplicate(error, "RequestNote_pkey")) throw error;
  throw new ApiError("note_id_in_use", "This note id belongs to a note on another request.");
}
