"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";

type DeleteRequestProps = {
  /** The address of the request under /api/admin. */
  path: string;
  request: { reference: string; version: number; customerInfo: { name: string } };
  onDeleted: () => void;
};

/** Deletes a request, after asking. */
export function DeleteRequest({ path, request, onDeleted }: DeleteRequestProps) {
  const [asking, setAsking] = useState(false);
  const { reference, customerInfo } = request;
  return (
    <>
      <button type="button" className="office-delete" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Delete Request
      </button>
      {asking && (
        <ConfirmDialog
          title={`Delete request ${reference}?`}
          confirmLabel="Delete Request"
          busyLabel="Deleting..."
          cancelLabel="Keep It"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const problem = await deleteRequest(path, request);
            if (problem !== null) return problem;
            toast({
              title: `Request ${reference} deleted`,
              description: `It was from ${customerInfo.name}.`,
            });
            onDeleted();
            return null;
          }}
        >
          <p>
            What {customerInfo.name} asked and your notes on it leave the list for good. There is no undo.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

// Null when it is gone, also when somebody else was quicker; else why it is not, in words.
async function deleteRequest(
  path: string,
  { version }: DeleteRequestProps["request"],
): Promise<string | null> {
  try {
    await adminRequest(path, { method: "DELETE", headers: { "If-Match": `"${version}"` } });
    return null;
  } catch (error) {
    if (!(error instanceof RequestError)) return "The request could not be deleted.";
    return error.status === 404 ? null : error.message;
  }
}
