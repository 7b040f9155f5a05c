"use client";

import { useState } from "react";
import { changeStatus } from "@/components/lists/admin/change-status";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import type { Selection } from "@/components/lists/admin/use-selection";
import { toast } from "@/components/ui/toast";
import type { StaffRequest } from "@/lib/requests/schema";

type Refused = { updated: number; problems: { reference: string; message: string }[] };

/**
 * Sets the status of several requests, one after the other, each as it would be on its own: changes that someone
 * else saved in the meantime are not overwritten. Updated requests are deselected.
 */
export function useBulkStatus<Request extends StaffRequest>(
  basePath: string,
  list: Pick<AdminList<Request>, "replace" | "remove">,
  selection: Selection,
) {
  /** How many have been processed; null while idle. */
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  /** @returns whether all were updated. */
  async function update(requests: readonly Request[], status: string, label: string): Promise<boolean> {
    setRefused(null);
    const read: Request[] = [];
    const updated: string[] = [];
    const problems: Refused["problems"] = [];
    for (const [index, request] of requests.entries()) {
      setDone(index);
      const outcome = await changeStatus(`${basePath}/${request._id}`, request, status);
      if (outcome.kind === "saved") updated.push(request._id);
      else problems.push({ reference: request.reference, message: outcome.message });
      if (outcome.kind === "gone") list.remove(request._id);
      else if (outcome.request) read.push(outcome.request);
    }
    list.replace(...read);
    selection.set(updated, false);
    setDone(null);
    if (problems.length > 0) setRefused({ updated: updated.length, problems });
    else {
      const many = updated.length === 1 ? "1 request" : `${updated.length} requests`;
      toast({ title: `${many} updated`, description: `Status: ${label}.` });
    }
    return problems.length === 0;
  }

  return { done, refused, forget: () => setRefused(null), update };
}
