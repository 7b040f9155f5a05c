"use client";

import { useRef, useState } from "react";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { attemptFor, type SubmitAttempt } from "@/lib/http/submission";
import type { HistoryEntry } from "@/lib/records/schema";
import type { StaffRequest } from "@/lib/requests/schema";

/** An update by staff: a status, a note to append, or both. */
export type RequestUpdate = { status?: string; note?: string };

/** Why the last update was not saved, with the other user's changes when there was a conflict. */
export type UpdateProblem = { tone: "amber" | "red"; text: string; meanwhile?: HistoryEntry[] } | null;

/** What was saved; "note" when only the note was saved. */
type Saved = "all" | "note" | "nothing";

const NOT_SAVED = "The update could not be saved. What you typed is still here.";
const CHANGED_MEANWHILE =
  "Someone else saved this request before you, so yours was not saved. What you typed is still here: review their changes, then update again.";
const STATUS_NOT_SAVED =
  "Your note is saved. Your status is not, because someone else saved this request in the meantime: review their changes, then update again.";
const STATUS_FAILED = "Your note is saved. The status could not be saved: please update again.";
const GONE = "Someone else deleted this request. What you typed was not saved; copy it if you need it.";

/** More changes than anyone makes while someone else has the request open. */
const MEANWHILE_LIMIT = 20;

/**
 * Saves changes to a part or repair request, unless someone else saved it since it was read: then it is read again
 * and their changes are kept. `onSaved` gets the current record in both cases.
 */
export function useRequestUpdate<Request extends StaffRequest>(
  path: string,
  request: Request,
  onSaved: (request: Request) => void,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UpdateProblem>(null);
  const lastNote = useRef<SubmitAttempt | null>(null);

  async function update(changes: RequestUpdate): Promise<Saved> {
    setBusy(true);
    setProblem(null);
    const saved = await attempt(changes);
    if (saved !== "nothing") lastNote.current = null;
    setBusy(false);
    return saved;
  }

  // The same for every attempt to send a note, a new one for a different text.
  function idOf(note: string): string {
    lastNote.current = attemptFor(note, lastNote.current);
    return lastNote.current.key;
  }

  async function attempt(changes: RequestUpdate): Promise<Saved> {
    try {
      onSaved(await put(changes, request.version));
      return "all";
    } catch (error) {
      const status = error instanceof RequestError ? error.status : null;
      if (status === 412) return catchUp(changes);
      if (status === 404) setProblem({ tone: "red", text: GONE });
      else setProblem({ tone: "red", text: error instanceof RequestError ? error.message : NOT_SAVED });
      return "nothing";
    }
  }

  function put({ status, note }: RequestUpdate, version: number): Promise<Request> {
    return adminRequest<Request>(path, {
      method: "PUT",
      body: { status, ...(note !== undefined && { note, noteId: idOf(note) }) },
      headers: { "If-Match": `"${version}"` },
    });
  }

  async function catchUp({ status, note }: RequestUpdate): Promise<Saved> {
    let saved: Saved = "nothing";
    try {
      const [now, history] = await Promise.all([
        adminRequest<Request>(path),
        adminRequest<HistoryEntry[]>(`${path}/history?limit=${MEANWHILE_LIMIT}`),
      ]);
      onSaved(now);
      // This note is already stored: the first attempt succeeded and its response was lost.
      const isNoteThere = note !== undefined && now.notes.some(({ id }) => id === idOf(note));
      if (isNoteThere) saved = "note";
      if (isNoteThere && (status === undefined || status === now.status)) return "all";
      const meanwhile = history.filter(({ version }) => version > request.version);
      // No one else saved in the meantime: only the status is missing.
      if (isNoteThere && meanwhile.length === 1 && status !== undefined) {
        onSaved(await put({ status }, now.version));
        return "all";
      }
      setProblem({ tone: "amber", text: isNoteThere ? STATUS_NOT_SAVED : CHANGED_MEANWHILE, meanwhile });
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404;
      setProblem({ tone: "red", text: isGone ? GONE : saved === "note" ? STATUS_FAILED : NOT_SAVED });
    }
    return saved;
  }

  return { busy, problem, setProblem, update };
}
