"use client";

import { useSyncExternalStore } from "react";

/** Below the width of the Tailwind variant `md`. */
const PHONE = "(width < 48rem)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the screen is as narrow as a phone's, for what styles cannot change, such as a placeholder. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
