"use client";

import { useEffect } from "react";
import { useSession } from "@/components/auth/use-session";
import { keepSession } from "@/lib/auth/browser/keep-session";
import { loginPath } from "@/lib/auth/browser/return-path";
import { startSession, waitForLogout } from "@/lib/auth/browser/session";
import { getSession, type OfficeSession } from "@/lib/auth/browser/session-state";

/**
 * The session of a page of the office: found out when the page opens, kept while it is shown, and when it is over the
 * page leaves for the sign-in page, with a full load so that nothing of the office stays in memory.
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
    // Only then is the cookie gone, and cannot be taken for a new sign-in's.
    void waitForLogout().then(go);
    // The browser may have kept this page, and bring it back.
    window.addEventListener("pageshow", go);
    return () => window.removeEventListener("pageshow", go);
  }, [reason]);

  return session;
}
