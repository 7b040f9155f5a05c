"use client";

import { formatClock } from "@/components/admin/dates";
import { useClock } from "@/components/admin/use-seconds-left";
import { COUNTDOWN_SECONDS, secondsUntil } from "@/lib/auth/browser/idle";

/** When a screen reader is told what is left: every second would drown out everything else. */
const TOLD_AT = [60, 30, 10] as const;

/** The clock of the session's warning, which runs down to `endsAt` (milliseconds since 1970), and its bar of time. */
export function SessionCountdown({ endsAt }: { endsAt: number }) {
  const now = useClock();
  const seconds = now === null ? COUNTDOWN_SECONDS : Math.min(COUNTDOWN_SECONDS, secondsUntil(endsAt, now));
  const told = TOLD_AT.findLast((limit) => seconds <= limit);
  return (
    <div data-session-warning>
      <div className="session-bar" aria-hidden="true">
        <div style={{ width: `${(seconds / COUNTDOWN_SECONDS) * 100}%` }} />
      </div>
      <p className="session-countdown" role="timer" aria-label="Time until you are logged out">
        {formatClock(seconds)}
      </p>
      <p role="status" className="sr-only">
        {told !== undefined && `${told} seconds until you are logged out.`}
      </p>
    </div>
  );
}
