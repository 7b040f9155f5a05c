import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { applyStatus } from "@/lib/conversations/apply-status";
import { addMessage } from "@/lib/conversations/messages";
import { type NewConversation, openConversation } from "@/lib/conversations/open";
import { type Database, db, isDuplicate } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange, VISITOR } from "@/lib/records/versions";
import { type ChangeableStore, type RequestStore, toRequest } from "@/lib/requests/queries";
import { notesOf, type RequestRow, toReceipt } from "@/lib/requests/record";
import type { RequestReceipt, RequestUpdate } from "@/lib/requests/schema";

/** Starts the history and the conversation of a request that a visitor sent, in the transaction that stores it. */
export async function recordArrival<Row extends RequestRow, Request extends object>(
  { kind, toRequest }: ChangeableStore<Row, Request>,
  database: Database,
  row: Row,
  conversation: Omit<NewConversation, "recordId" | "reference" | "status" | "receivedAt">,
): Promise<RequestReceipt<Row["status"]>> {
  const { id: recordId, version, reference, status, createdAt: receivedAt } = row;
  const after = toRequest(row, null);
  await recordChange(database, VISITOR, { kind, recordId, version, action: "create", before: null, after });
  const request = { ...conversation, recordId, reference, status, receivedAt };
  await openConversation(database, request);
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
  changes: RequestUpdate<Row["status"]>,
  version: ExpectedVersions,
): Promise<Request> {
  const row = await db().$transaction((database) =>
    changeRequest(store, database, admin, id, changes, version),
  );
  return toRequest(store, row);
}

/** The same, inside the caller's transaction, for every kind of request. @returns the request with its notes. */
export async function changeRequest<Row extends RequestRow, Request extends object>(
  store: ChangeableStore<Row, Request>,
  database: Database,
  actor: Admin | typeof VISITOR,
  id: string,
  { status, note, noteId }: RequestUpdate<Row["status"]>,
  version: ExpectedVersions,
): Promise<Row> {
  const before = await lockRequest(store, database, id, version);
  const isStatusNew = status !== undefined && status !== before.status;
  const isNoteNew = note !== undefined && !notesOf(before).some(({ id: stored }) => stored === noteId);
  if (!isStatusNew && !isNoteNew) return before;
  if (isNoteNew) await addNote(database, actor, before.conversation?.id ?? "", note, noteId);
  if (isStatusNew) await applyStatus(database, { reference: before.reference, status, actor });
  const after = await store.update(database, id, {
    ...(isStatusNew && { status }),
    version: { increment: 1 },
  });
  await recordChange(database, actor, {
    kind: store.kind,
    recordId: id,
    version: after.version,
    action: "update",
    before: store.toRequest(before, null),
    after: store.toRequest(after, null),
  });
  return after;
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

async function lockRequest<Row extends RequestRow, Request>(
  store: ChangeableStore<Row, Request>,
  database: Database,
  id: string,
  version: ExpectedVersions,
): Promise<Row> {
  await store.lock(database, id);
  let row = await store.find(database, { id });
  if (row && row.conversation === null) {
    // Stored by the previous release after this server started.
    await database.$queryRaw`SELECT "open_missing_conversations"()`;
    row = await store.find(database, { id });
  }
  if (!row) throw new ApiError("not_found", store.missing);
  requireVersion(row.version, version);
  return row;
}

// The ids of notes are unique across all requests, and no other message of this one has it as its client's id.
async function addNote(
  database: Database,
  actor: Admin | typeof VISITOR,
  conversationId: string,
  text: string,
  noteId: string | undefined,
): Promise<void> {
  if (actor === VISITOR) throw new Error("Only staff add notes.");
  const note = { id: noteId, clientId: noteId, conversationId, text, at: new Date() };
  await addMessage(database, { ...note, author: actor, kind: "note", internal: true }).catch((error) => {
    if (!isDuplicate(error, "Message_pkey") && !isDuplicate(error, "clientId")) throw error;
    throw new ApiError("note_id_in_use", "This note id belongs to a note on another request.");
  });
}
