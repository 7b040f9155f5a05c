"use client";

import { useEffect, useState } from "react";

/** The initial countdown until the token's expiry is known. */
export const DEFAULT_SESSION_SECONDS = 1_800;
const TICK_MS = 1_000;

/** The time (milliseconds since 1970), updated every second and when the page becomes visible; null at first. */
export function useClock(): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);

  return now;
}

/** Seconds until a moment (milliseconds since 1970), counted down each second. */
export function useSecondsLeft(until: number | null): number {
  const now = useClock();
  if (until === null || now === null) return DEFAULT_SESSION_SECONDS;
  return Math.max(0, Math.floor((until - now) / 1_000));
}
