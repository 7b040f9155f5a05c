"use client";

import { useEffect } from "react";
import { useSession } from "@/components/auth/use-session";
import { keepSession } from "@/lib/auth/browser/keep-session";
import { loginPath } from "@/lib/auth/browser/return-path";
import { startSession, waitForLogout } from "@/lib/auth/browser/session";
import { getSession, type OfficeSession } from "@/lib/auth/browser/session-state";

/**
 * The session of an office page: started when the page opens and kept alive while it is shown. When it ends, the
 * browser goes to the sign-in page with a full load, so that no office data stays in memory.
 */
export function useOfficeSession(): OfficeSession {
  const session = useSession();
  const { status } = session;

  useEffect(() => {
    void startSession();
  }, []);

  useEffect(() => {
    const now = getSession();
    if (status === "signed-in" && now.status === "signed-in") return keepSession(now.expiresAt);
  }, [status]);

  const reason = session.status === "signed-out" ? session.reason : null;
  useEffect(() => {
    if (reason === null) return;
    const { pathname, search, hash } = window.location;
    const path = reason === "logout" ? "/login" : loginPath(pathname + search + hash, reason);
    const go = () => window.location.replace(path);
    // Only then is the cookie gone, so it cannot be mistaken for a new session.
    void waitForLogout().then(go);
    // The browser may restore this page from the back/forward cache.
    window.addEventListener("pageshow", go);
    return () => window.removeEventListener("pageshow", go);
  }, [reason]);

  return session;
}
