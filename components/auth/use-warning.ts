"use client";

import { useSyncExternalStore } from "react";
import { getWarning, subscribeToWarning, type Warning } from "@/lib/auth/browser/presence";

/** The warning that the session is about to end, while it shows. */
export function useWarning(): Warning | null {
  return useSyncExternalStore(subscribeToWarning, getWarning, () => null);
}
