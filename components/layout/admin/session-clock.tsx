"use client";

import { formatClock } from "@/components/layout/admin/dates";
import { useSecondsLeft } from "@/components/layout/admin/use-seconds-left";
import { Icon } from "@/components/ui/icon";

/** With this much time left or less, the clock is amber. */
const WARNING_SECONDS = 300;

/** The remaining time of the session; `expiresAt` in milliseconds since 1970. */
export function SessionClock({ expiresAt }: { expiresAt: number | null }) {
  const seconds = useSecondsLeft(expiresAt);
  const isLow = seconds <= WARNING_SECONDS;
  return (
    <div className="mr-1 ml-auto flex items-center gap-[0.4rem] text-fog sm:mr-0 md:mr-2.5 md:gap-2.5">
      <span className="max-sm:hidden">
        <Icon name="clock" />
      </span>
      <span className="hidden lg:block">Session</span>
      <span
        role="timer"
        aria-label="Session time left"
        className={`font-bold font-sign text-20 leading-none tracking-[0.02em] min-[22rem]:text-24 ${isLow ? "text-clock-amber" : "text-white"}`}
      >
        {formatClock(seconds)}
      </span>
    </div>
  );
}
