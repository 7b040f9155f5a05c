"use client";

import { useSyncExternalStore } from "react";
import {
  getServerSession,
  getSession,
  type OfficeSession,
  subscribeToSession,
} from "@/lib/auth/browser/session-state";

/** The session of this page, as it is now. */
export function useSession(): OfficeSession {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}
