"use client";

import { useEffect, useRef } from "react";

/** Milliseconds in the background after which a list may be out of date. */
const AWAY_MS = 30_000;

/** Calls back when the page becomes visible again after a while. */
export function usePageVisibleAgain(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    let hiddenAt = 0;
    const onChange = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt > 0 && Date.now() - hiddenAt >= AWAY_MS) latest.current();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
