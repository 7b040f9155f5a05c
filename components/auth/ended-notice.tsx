"use client";

import { hasUnsavedWork } from "@/components/layout/admin/unsaved-work";
import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { readSignOutReason } from "@/lib/auth/return-path";

const REASONS = {
  idle: "You were logged out after 15 minutes without activity.",
  elsewhere: "You were logged out in another tab of this browser.",
} as const;

/** Explains on the sign-in page why the session ended, and that unsaved work was kept. */
export function EndedNotice() {
  const hydrated = useHydrated();
  const ending = hydrated ? readSignOutReason(window.location.search) : null;
  return (
    <div role="status">
      {ending && (
        <Notice tone="amber">
          <p>{REASONS[ending]}</p>
          {hasUnsavedWork() && (
            <p>What you typed is kept in this tab. Log in as the same user to continue.</p>
          )}
        </Notice>
      )}
    </div>
  );
}
