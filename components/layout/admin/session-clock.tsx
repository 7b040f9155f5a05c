"use client";

import { formatClock } from "@/components/layout/admin/dates";
import { useSecondsLeft } from "@/components/layout/admin/use-seconds-left";
import { Icon } from "@/components/ui/icon";

/** From here on the clock is amber. */
const WARNING_SECONDS = 300;

/** What is left of the session; `expiresAt` in milliseconds since 1970. */
export function SessionClock({ expiresAt }: { expiresAt: number | null }) {
  const seconds = useSecondsLeft(expiresAt);
  return (
    <div className="office-clock" data-low={seconds <= WARNING_SECONDS}>
      <Icon name="clock" />
      <span className="office-clock-label">Session</span>
      <span role="timer" aria-label="Session time left">
        {formatClock(seconds)}
      </span>
    </div>
  );
}
