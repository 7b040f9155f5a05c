"use client";

import { useState } from "react";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { PartRequest, PartRequestUpdate } from "@/lib/part-requests/schema";

/** How the last update went, in words. */
export type UpdateOutcome = { tone: "green" | "amber" | "red"; text: string } | null;

const CHANGED_MEANWHILE =
  "Someone else saved this request first. It now shows what they saved; what you typed is still here. Check it, then update again.";

/**
 * Saves changes to a part request, unless someone else saved it since it was read: then it is read again, and nothing
 * of theirs is lost. `onSaved` gets the record as it is now, in both cases.
 */
export function usePartRequestUpdate(request: PartRequest, onSaved: (request: PartRequest) => void) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<UpdateOutcome>(null);
  const path = `/api/admin/part-requests/${request._id}`;

  /** @returns whether the update was saved. */
  async function update(changes: PartRequestUpdate): Promise<boolean> {
    setBusy(true);
    setOutcome(null);
    try {
      const saved = await adminRequest<PartRequest>(path, {
        method: "PUT",
        body: changes,
        headers: { "If-Match": `"${request.version}"` },
      });
      onSaved(saved);
      setOutcome({ tone: "green", text: "Request updated." });
      return true;
    } catch (error) {
      setOutcome(await explain(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown): Promise<UpdateOutcome> {
    if (!(error instanceof RequestError)) return { tone: "red", text: "The request could not be updated." };
    if (error.status !== 412) return { tone: "red", text: error.message };
    try {
      onSaved(await adminRequest<PartRequest>(path));
      return { tone: "amber", text: CHANGED_MEANWHILE };
    } catch {
      return { tone: "red", text: error.message };
    }
  }

  return { busy, outcome, setOutcome, update };
}
