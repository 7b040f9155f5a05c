"use client";

import { ConfirmDialog } from "@/components/ui/admin/confirm-dialog";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { endSession } from "@/lib/auth/browser/session";
import { RequestError } from "@/lib/http/client";

const SESSIONS = "/api/admin/account/sessions";

/** What to end: the current session, or all sessions of the user. */
export type Ending = { kind: "this"; id: string } | { kind: "all" };

/** Ends one session. @returns null on success, also when it had already ended; otherwise an error message. */
export const endOne = (id: string): Promise<string | null> => end(`${SESSIONS}/${encodeURIComponent(id)}`);

/** Confirms and ends the session of this device, alone or with all others. Then the user is signed out. */
export function EndSessionDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const all = ending.kind === "all";
  return (
    <ConfirmDialog
      title={all ? "End all sessions?" : "End the session of this device?"}
      confirmLabel={all ? "End All Sessions" : "End Session"}
      busyLabel="Ending..."
      cancelLabel="Keep It"
      onClose={onClose}
      onConfirm={async () => {
        const problem = all ? await end(SESSIONS) : await endOne(ending.id);
        if (problem === null) endSession("logout");
        return problem;
      }}
    >
      <p>
        {all
          ? "This logs out every device, including this one. Unsaved work on them is lost."
          : "You will be logged out here, and unsaved work is lost."}
      </p>
    </ConfirmDialog>
  );
}

async function end(path: string): Promise<string | null> {
  try {
    await adminRequest(path, { method: "DELETE" });
    return null;
  } catch (error) {
    if (!(error instanceof RequestError)) return "The session could not be ended.";
    return error.status === 404 ? null : error.message;
  }
}
