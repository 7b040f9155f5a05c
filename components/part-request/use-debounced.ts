"use client";

import { useEffect, useState } from "react";

/** A value once it has not changed for `delayMs` milliseconds, and a function that sets one at once. */
export function useDebounced<T>(value: T, delayMs: number): [settled: T, settle: (value: T) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [settled, setSettled];
}
