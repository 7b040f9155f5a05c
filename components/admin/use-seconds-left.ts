"use client";

import { useEffect, useState } from "react";

/** What the session clock counts from until the token's expiry is known. */
export const DEFAULT_SESSION_SECONDS = 1_800;
const TICK_MS = 1_000;

/** Seconds until a moment (milliseconds since 1970), counted down each second. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  if (until === null || now === null) return DEFAULT_SESSION_SECONDS;
  return Math.max(0, Math.floor((until - now) / 1_000));
}
