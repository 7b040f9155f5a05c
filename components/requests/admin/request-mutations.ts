import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { HistoryEntry } from "@/lib/records/schema";
import type { RequestUpdate, StaffRequest } from "@/lib/requests/schema";

// Changes to part and repair requests. Nothing that someone else saved since the request was read is overwritten: then
// it is read again. `path` is the request's URL under /api/admin. None of these functions throws.

export type UpdateOutcome<Request> = {
  /** What was saved; "note" when only the note was saved. */
  saved: "all" | "note" | "nothing";
  /** The current record: as saved, or as someone else changed it. */
  request?: Request;
  /** Why not everything was saved, with the other user's changes when there was a conflict. */
  problem?: { tone: "amber" | "red"; text: string; meanwhile?: HistoryEntry[] };
};

const NOTHING_TO_SAVE = "Change the status or write a note first.";
const NOT_SAVED = "The update could not be saved. What you typed is still here.";
const CHANGED_MEANWHILE =
  "Someone else saved this request before you, so yours was not saved. What you typed is still here: review their changes, then update again.";
const STATUS_NOT_SAVED =
  "Your note is saved. Your status is not, because someone else saved this request in the meantime: review their changes, then update again.";
const STATUS_FAILED = "Your note is saved. The status could not be saved: please update again.";
const GONE = "Someone else deleted this request. What you typed was not saved; copy it if you need it.";

/** More changes than anyone makes while someone else has the request open. */
const MEANWHILE_LIMIT = 20;

/** Sets the status, appends the note, or both. The note's id is the same in every attempt to send it. */
export async function updateRequest<Request extends StaffRequest>(
  path: string,
  request: Request,
  update: RequestUpdate<string>,
): Promise<UpdateOutcome<Request>> {
  if (update.status === undefined && update.note === undefined) {
    return { saved: "nothing", problem: { tone: "amber", text: NOTHING_TO_SAVE } };
  }
  try {
    return { saved: "all", request: await put<Request>(path, request.version, update) };
  } catch (error) {
    if (statusOf(error) === 412) return catchUp(path, request, update);
    const text = statusOf(error) === 404 ? GONE : messageOf(error, NOT_SAVED);
    return { saved: "nothing", problem: { tone: "red", text } };
  }
}

async function catchUp<Request extends StaffRequest>(
  path: string,
  request: Request,
  { status, note, noteId }: RequestUpdate<string>,
): Promise<UpdateOutcome<Request>> {
  let outcome: UpdateOutcome<Request> = { saved: "nothing" };
  try {
    const [now, history] = await Promise.all([
      adminRequest<Request>(path),
      adminRequest<HistoryEntry[]>(`${path}/history?limit=${MEANWHILE_LIMIT}`),
    ]);
    // This note is already stored: the first attempt succeeded and its response was lost.
    const isNoteThere = note !== undefined && now.notes.some(({ id }) => id === noteId);
    outcome = { saved: isNoteThere ? "note" : "nothing", request: now };
    if (isNoteThere && (status === undefined || status === now.status)) return { ...outcome, saved: "all" };
    const meanwhile = history.filter(({ version }) => version > request.version);
    // No one else saved in the meantime: only the status is missing.
    if (isNoteThere && meanwhile.length === 1) {
      return { saved: "all", request: await put<Request>(path, now.version, { status }) };
    }
    const text = isNoteThere ? STATUS_NOT_SAVED : CHANGED_MEANWHILE;
    return { ...outcome, problem: { tone: "amber", text, meanwhile } };
  } catch (error) {
    const text = statusOf(error) === 404 ? GONE : outcome.saved === "note" ? STATUS_FAILED : NOT_SAVED;
    return { ...outcome, problem: { tone: "red", text } };
  }
}

export type StatusOutcome<Request> =
  | { kind: "saved"; request: Request }
  /** `request` is the current record when someone else changed it. */
  | { kind: "refused"; message: string; request?: Request }
  | { kind: "gone"; message: string };

const STATUS_CHANGED = "Someone else saved it first. It now shows what they saved.";
const STATUS_GONE = "Someone else deleted it.";
const STATUS_REFUSED = "The update could not be saved.";

/** Sets the status. */
export async function changeStatus<Request extends StaffRequest>(
  path: string,
  request: Request,
  status: string,
): Promise<StatusOutcome<Request>> {
  try {
    return { kind: "saved", request: await put(path, request.version, { status }) };
  } catch (error) {
    if (statusOf(error) === 404) return { kind: "gone", message: STATUS_GONE };
    if (statusOf(error) !== 412) return { kind: "refused", message: messageOf(error, STATUS_REFUSED) };
  }
  try {
    const now = await adminRequest<Request>(path);
    // The first attempt succeeded but its response was lost, or they made the same change.
    if (now.status === status) return { kind: "saved", request: now };
    return { kind: "refused", message: STATUS_CHANGED, request: now };
  } catch (error) {
    if (statusOf(error) === 404) return { kind: "gone", message: STATUS_GONE };
    return { kind: "refused", message: STATUS_REFUSED };
  }
}

export type DeleteOutcome<Request> =
  | { kind: "deleted" }
  /** `request` is the current record when someone else changed it. */
  | { kind: "refused"; message: string; request?: Request };

const NOT_DELETED = "The request could not be deleted.";
const NOT_DELETED_CHANGED =
  "Someone else changed this request since you loaded it, so it was not deleted. Cancel to see what they did, or delete it anyway.";

/** Deletes a request; one that is already deleted counts as deleted. */
export async function deleteRequest<Request extends StaffRequest>(
  path: string,
  request: Request,
): Promise<DeleteOutcome<Request>> {
  try {
    await adminRequest(path, { method: "DELETE", headers: ifMatch(request.version) });
    return { kind: "deleted" };
  } catch (error) {
    if (statusOf(error) === 404) return { kind: "deleted" };
    if (statusOf(error) !== 412) return { kind: "refused", message: messageOf(error, NOT_DELETED) };
  }
  try {
    return { kind: "refused", message: NOT_DELETED_CHANGED, request: await adminRequest<Request>(path) };
  } catch (error) {
    return { kind: "refused", message: messageOf(error, NOT_DELETED) };
  }
}

const put = <Request>(path: string, version: number, body: object) =>
  adminRequest<Request>(path, { method: "PUT", body, headers: ifMatch(version) });

const ifMatch = (version: number) => ({ "If-Match": `"${version}"` });

const statusOf = (error: unknown) => (error instanceof RequestError ? error.status : null);

const messageOf = (error: unknown, fallback: string) =>
  error instanceof RequestError ? error.message : fallback;
