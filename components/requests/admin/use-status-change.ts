"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import type { Selection } from "@/components/lists/admin/use-selection";
import { changeStatus } from "@/components/requests/admin/request-mutations";
import type { StaffRequest } from "@/lib/requests/schema";

type Change<Request> = { requests: readonly Request[]; status: string };
type Outcome = { updated: number; problems: { reference: string; message: string }[] };

/** The part of a list that a change of status needs. */
export type StatusList<Request> = Pick<AdminList<Request>, "path" | "replace" | "remove">;

/** Sets the status of requests, one after the other. Updated requests are deselected. */
export function useStatusChange<Request extends StaffRequest>(
  { path, replace, remove }: StatusList<Request>,
  selection?: Selection,
) {
  /** How many have been processed. */
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    async mutationFn({ requests, status }: Change<Request>): Promise<Outcome> {
      const current: Request[] = [];
      const updated: string[] = [];
      const problems: Outcome["problems"] = [];
      for (const [index, request] of requests.entries()) {
        setDone(index);
        const outcome = await changeStatus(`${path}/${request._id}`, request, status);
        if (outcome.kind === "saved") updated.push(request._id);
        else problems.push({ reference: request.reference, message: outcome.message });
        if (outcome.kind === "gone") remove(request._id);
        else if (outcome.request) current.push(outcome.request);
      }
      replace(...current);
      selection?.set(updated, false);
      return { updated: updated.length, problems };
    },
  });
  return { ...mutation, done };
}
