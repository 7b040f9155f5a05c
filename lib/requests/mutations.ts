import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { type Database, db, isDuplicate } from "@/lib/db";
import { ApiError } from "@/lib/http/errors";
import { type ExpectedVersions, requireVersion } from "@/lib/http/if-match";
import { recordChange, VISITOR } from "@/lib/records/versions";

/** What a note becomes in Prisma's words, and the status beside it. */
export type RequestChanges<Status> = {
  status?: Status;
  notes?: { create: { id?: string; author: string; content: string } };
  version: { increment: 1 };
};

/** How one kind of request is stored: part requests and repair requests differ in nothing else for staff. */
export type RequestStore<Row, Status> = {
  kind: "part_request" | "repair_request";
  /** What is told of one that is not there. */
  missing: string;
  /** The row, locked until the transaction ends: two people who save at once come one after the other. */
  lock: (database: Database, id: string) => Promise<Row | null>;
  update: (database: Database, id: string, changes: RequestChanges<Status>) => Promise<Row>;
  delete: (database: Database, id: string) => Promise<unknown>;
  /** What the audit trail keeps of a row. */
  toRecord: (row: Row) => object;
};

type RequestUpdate<Status> = {
  status?: Status | undefined;
  note?: string | undefined;
  noteId?: string | undefined;
};

type Versioned<Status> = { id: string; version: number; status: Status; notes: { id: string }[] };

/** Begins the history of a request that a visitor sent, in the transaction that keeps it. */
export function recordArrival<Status extends string, Row extends Versioned<Status>>(
  { kind, toRecord }: RequestStore<Row, Status>,
  database: Database,
  row: Row,
): Promise<void> {
  return recordChange(database, VISITOR, {
    kind,
    recordId: row.id,
    version: row.version,
    action: "create",
    before: null,
    after: toRecord(row),
  });
}

/**
 * Sets the status, appends the note, or both. A status that it has already is no change, as is a note that it has by its
 * id: nobody else's edit becomes outdated by it.
 * @throws ApiError 404 when there is no such request, 412 when it has another version, 409 when another request has a
 * note with this id.
 */
export async function updateRequest<Status extends string, Row extends Versioned<Status>>(
  store: RequestStore<Row, Status>,
  admin: Admin,
  id: string,
  { status, note, noteId }: RequestUpdate<Status>,
  version: ExpectedVersions,
): Promise<Row> {
  return db().$transaction(async (database) => {
    const before = await lockRequest(store, database, id, version);
    const isStatusNew = status !== undefined && status !== before.status;
    const isNoteNew = note !== undefined && !before.notes.some(({ id: known }) => known === noteId);
    if (!isStatusNew && !isNoteNew) return before;
    const author = admin.username;
    const after = await store
      .update(database, id, {
        ...(isStatusNew && { status }),
        ...(isNoteNew && { notes: { create: { ...(noteId && { id: noteId }), author, content: note } } }),
        version: { increment: 1 },
      })
      .catch(withoutDuplicateNoteId);
    await recordChange(database, admin, {
      kind: store.kind,
      recordId: id,
      version: after.version,
      action: "update",
      before: store.toRecord(before),
      after: store.toRecord(after),
    });
    return after;
  });
}

/** @throws ApiError 404 when there is no such request, 412 when it has another version. */
export async function deleteRequest<Status extends string, Row extends Versioned<Status>>(
  store: RequestStore<Row, Status>,
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
      before: store.toRecord(before),
      after: null,
    });
  });
}

async function lockRequest<Status extends string, Row extends Versioned<Status>>(
  store: RequestStore<Row, Status>,
  database: Database,
  id: string,
  version: ExpectedVersions,
): Promise<Row> {
  const row = await store.lock(database, id);
  if (!row) throw new ApiError("not_found", store.missing);
  requireVersion(row.version, version);
  return row;
}

// The ids of notes are unique, whichever request they are on.
function withoutDuplicateNoteId(error: unknown): never {
  if (!isDuplicate(error, "RequestNote_pkey")) throw error;
  throw new ApiError("note_id_in_use", "This note id belongs to a note on another request.");
}
