"use client";

import { formatClock } from "@/components/layout/admin/dates";
import { useClock } from "@/components/layout/admin/use-seconds-left";
import { COUNTDOWN_SECONDS, secondsUntil } from "@/lib/auth/browser/session-timing";

/**
 * The seconds at which screen readers announce the remaining time: announcing every second would interrupt
 * everything else.
 */
const TOLD_AT = [60, 30, 10] as const;

/** The countdown of the session warning to `endsAt` (milliseconds since 1970), with its progress bar. */
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
