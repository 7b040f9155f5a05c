"use client";

import { useEffect, useRef, useState } from "react";
import { keepDraft, type VehicleDraft } from "@/components/admin/vehicle-form/draft";
import { getSession } from "@/lib/auth/browser/session-state";

/** A session may end under a form: what was typed then waits in this tab for the same person. */
export function useDraftAtSignOut(
  draftNow: () => { inventory: string; formId: string; draft: VehicleDraft } | null,
): void {
  const latest = useRef(draftNow);
  const [userId] = useState(() => signedInUserId());
  useEffect(() => {
    latest.current = draftNow;
  });
  useEffect(
    () => () => {
      if (getSession().status === "signed-in" || userId === null) return;
      const now = latest.current();
      if (now) keepDraft(now.inventory, now.formId, userId, now.draft);
    },
    [userId],
  );
}

/** Who is signed in, by id; null when it is not known. */
export function signedInUserId(): string | null {
  const session = getSession();
  return session.status === "signed-in" ? (session.user?.id ?? null) : null;
}
