"use client";

import { Notice } from "@/components/ui/notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { endedIdle } from "@/lib/auth/browser/return-path";

/** Says on the sign-in page why a person finds themselves there, when it was for lack of activity. */
export function IdleNotice() {
  const shown = useHydrated() && endedIdle(window.location.search);
  return (
    <div role="status">
      {shown && <Notice tone="amber">You were logged out after 15 minutes without activity.</Notice>}
    </div>
  );
}
