"use client";

import { useState } from "react";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { HistoryEntry } from "@/lib/records/schema";
import type { StaffRequest } from "@/lib/requests/schema";

/** What staff send: a status, a note to append, or both. */
export type RequestUpdate = { status?: string; note?: string };

/** Why the last update was not saved; with what others did meanwhile, where that is why. */
export type UpdateProblem = { tone: "amber" | "red"; text: string; meanwhile?: HistoryEntry[] } | null;

const NOT_SAVED = "The update could not be saved. What you typed is still here.";
const CHANGED_MEANWHILE =
  "Somebody else saved this request before you, so yours was not saved. What you typed is still here: look at what they did, then update again.";
const GONE = "Somebody else deleted this request. What you typed was not saved; copy it if you need it.";

/** More than anybody does to a request while somebody else has it open. */
const MEANWHILE_LIMIT = 20;

/**
 * Saves changes to a part or repair request, unless somebody else saved it since it was read: then it is read again, and
 * nothing of theirs is lost. `onSaved` gets the record as it is now, in both cases.
 */
export function useRequestUpdate<Request extends StaffRequest>(
  path: string,
  request: Request,
  onSaved: (request: Request) => void,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UpdateProblem>(null);

  /** @returns whether the update is saved. */
  async function update(changes: RequestUpdate): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const headers = { "If-Match": `"${request.version}"` };
      onSaved(await adminRequest<Request>(path, { method: "PUT", body: changes, headers }));
      return true;
    } catch (error) {
      const status = error instanceof RequestError ? error.status : null;
      if (status === 412) return await catchUp(changes);
      if (status === 404) setProblem({ tone: "red", text: GONE });
      else setProblem({ tone: "red", text: error instanceof RequestError ? error.message : NOT_SAVED });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function catchUp({ note }: RequestUpdate): Promise<boolean> {
    try {
      const [now, history] = await Promise.all([
        adminRequest<Request>(path),
        adminRequest<HistoryEntry[]>(`${path}/history?limit=${MEANWHILE_LIMIT}`),
      ]);
      onSaved(now);
      const meanwhile = history.filter(({ version }) => version > request.version);
      // The first attempt had arrived, and only its answer was lost.
      if (note !== undefined && meanwhile.some((entry) => holdsNote(entry, note))) return true;
      setProblem({ tone: "amber", text: CHANGED_MEANWHILE, meanwhile });
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404;
      setProblem({ tone: "red", text: isGone ? GONE : NOT_SAVED });
    }
    return false;
  }

  return { busy, problem, setProblem, update };
}

const holdsNote = ({ changes }: HistoryEntry, note: string): boolean =>
  changes.some(({ field, after }) => field === "notes" && after === note);
