"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and until the page has come alive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
