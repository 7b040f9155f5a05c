"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { RecordAction } from "@/components/lists/admin/row-action";
import { focusAfterRow } from "@/components/lists/admin/row-focus";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { deleteRequest } from "@/components/requests/admin/request-mutations";
import { keepUnsentNote } from "@/components/requests/admin/unsent-notes";
import { ConfirmDialog } from "@/components/ui/admin/confirm-dialog";
import { toast } from "@/components/ui/toast";
import type { StaffRequest } from "@/lib/requests/schema";

/** Deleting a part or repair request: the row action and the confirmation dialog, to be rendered next to the list. */
export function useRequestDeletion<Request extends StaffRequest>({
  path,
  remove,
  replace,
  reload,
}: AdminList<Request>) {
  const [deleting, setDeleting] = useState<Request | null>(null);
  const nextFocus = useRef<HTMLElement>(null);

  // The pressed button was removed with its row.
  useEffect(() => {
    if (deleting !== null) return;
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [deleting]);

  const actions = (request: Request): RecordAction[] => [
    { icon: "trash", label: "Delete", quiet: true, onClick: () => setDeleting(request) },
  ];

  const { mutateAsync: confirmDeletion } = useMutation({
    mutationFn: (request: Request) => deleteRequest(`${path}/${request._id}`, request),
    onSuccess(outcome, request) {
      if (outcome.kind === "deleted") return onDeleted(request);
      if (!outcome.request) return;
      replace(outcome.request);
      setDeleting(outcome.request);
    },
  });

  function onDeleted(request: Request) {
    nextFocus.current = focusAfterRow(request._id);
    keepUnsentNote(request._id, "");
    remove(request._id);
    // The next row, possibly from the next page, moves up; an empty page is replaced by another one.
    void reload();
    toast({
      title: `Request ${request.reference} deleted`,
      description: `It was from ${request.customerInfo.name}.`,
    });
  }

  const dialog = deleting && (
    <ConfirmDialog
      title={`Delete request ${deleting.reference}?`}
      confirmLabel="Delete Request"
      busyLabel="Deleting..."
      onConfirm={async () => {
        const outcome = await confirmDeletion(deleting);
        return outcome.kind === "refused" ? outcome.message : null;
      }}
      onClose={() => setDeleting(null)}
    >
      <p>
        What {deleting.customerInfo.name} asked for and the notes on it will be deleted; only the history is
        kept. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
  return { actions, dialog };
}
