"use client";

import { useEffect, useRef, useState } from "react";
import type { RecordAction } from "@/components/lists/admin/row-action";
import { focusAfterRow } from "@/components/lists/admin/row-focus";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { keepUnsentNote } from "@/components/requests/admin/unsent-notes";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import type { StaffRequest } from "@/lib/requests/schema";

const CHANGED_MEANWHILE =
  "Someone else changed this request since you loaded it, so it was not deleted. Cancel to see what they did, or delete it anyway.";

/**
 * Deleting a part or repair request: the row action and the confirmation dialog, to be rendered next to the list.
 * `basePath` is the list's URL.
 */
export function useRequestDeletion<Request extends StaffRequest>(
  basePath: string,
  { remove, replace, reload }: Pick<AdminList<Request>, "remove" | "replace" | "reload">,
) {
  const [asked, setAsked] = useState<Request | null>(null);
  const nextFocus = useRef<HTMLElement>(null);

  // The pressed button was removed with its row.
  useEffect(() => {
    if (asked !== null) return;
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [asked]);

  const actions = (request: Request): RecordAction[] => [
    { icon: "trash", label: "Delete", quiet: true, onClick: () => setAsked(request) },
  ];

  async function deleteIt(request: Request): Promise<string | null> {
    const path = `${basePath}/${request._id}`;
    try {
      await adminRequest(path, { method: "DELETE", headers: { "If-Match": `"${request.version}"` } });
    } catch (error) {
      const status = error instanceof RequestError ? error.status : null;
      if (status === 412) return readAgain(path);
      // Already deleted: that is the requested outcome.
      if (status !== 404) {
        return error instanceof RequestError ? error.message : "The request could not be deleted.";
      }
    }
    nextFocus.current = focusAfterRow(request._id);
    keepUnsentNote(request._id, "");
    remove(request._id);
    // The next row, possibly from the next page, moves up; an empty page is replaced by another one.
    void reload();
    toast({
      title: `Request ${request.reference} deleted`,
      description: `It was from ${request.customerInfo.name}.`,
    });
    return null;
  }

  async function readAgain(path: string): Promise<string> {
    try {
      const now = await adminRequest<Request>(path);
      replace(now);
      setAsked(now);
      return CHANGED_MEANWHILE;
    } catch (error) {
      return error instanceof Error ? error.message : "The request could not be deleted.";
    }
  }

  const dialog = asked && (
    <ConfirmDialog
      title={`Delete request ${asked.reference}?`}
      confirmLabel="Delete Request"
      busyLabel="Deleting..."
      onConfirm={() => deleteIt(asked)}
      onClose={() => setAsked(null)}
    >
      <p>
        What {asked.customerInfo.name} asked for and the notes on it will be deleted; only the history is
        kept. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
  return { actions, dialog };
}
