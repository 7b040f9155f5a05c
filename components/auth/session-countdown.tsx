"use client";

import { formatClock } from "@/components/layout/admin/dates";
import { useClock } from "@/components/layout/admin/use-seconds-left";
import { COUNTDOWN_SECONDS, secondsUntil } from "@/lib/auth/browser/session-timing";

/**
 * The seconds at which screen readers announce the remaining time: announcing every second would interrupt
 * everything else.
 */
const ANNOUNCED_AT = [60, 30, 10] as const;

/** The countdown of the session warning to `endsAt` (milliseconds since 1970), with its progress bar. */
export function SessionCountdown({ endsAt }: { endsAt: number }) {
  const now = useClock();
  const seconds = now === null ? COUNTDOWN_SECONDS : Math.min(COUNTDOWN_SECONDS, secondsUntil(endsAt, now));
  const announced = ANNOUNCED_AT.findLast((limit) => seconds <= limit);
  return (
    <div data-session-warning>
      <div className="absolute inset-x-0 top-0 h-2 bg-concrete" aria-hidden="true">
        <div className="h-full bg-amber" style={{ width: `${(seconds / COUNTDOWN_SECONDS) * 100}%` }} />
      </div>
      <p
        className="mt-3 mb-1 font-bold font-sign text-92 leading-none tabular-nums"
        role="timer"
        aria-label="Time until you are logged out"
      >
        {formatClock(seconds)}
      </p>
      <p role="status" className="sr-only">
        {announced !== undefined && `${announced} seconds until you are logged out.`}
      </p>
    </div>
  );
}
