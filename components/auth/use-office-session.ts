"use client";

import { useEffect, useState } from "react";
import { useSession } from "@/components/auth/use-session";
import { loginPath } from "@/lib/auth/browser/return-path";
import { refreshToken, startSession } from "@/lib/auth/browser/session";
import type { OfficeSession } from "@/lib/auth/browser/session-state";
import { refreshDelay } from "@/lib/auth/browser/token";

/** How long after a renewal that the server did not answer the next one is tried. */
const RETRY_DELAY_MS = 30_000;

/**
 * The session of a page of the office: found out when the page opens, renewed before the token expires, and when it
 * is over the page leaves for the sign-in page, with a full load so that nothing of the office stays in memory.
 */
export function useOfficeSession(): OfficeSession {
  const session = useSession();

  useEffect(() => {
    void startSession();
  }, []);

  const reason = session.status === "signed-out" ? session.reason : null;
  useEffect(() => {
    if (reason === null) return;
    const { pathname, search } = window.location;
    window.location.replace(reason === "logout" ? "/login" : loginPath(pathname + search));
  }, [reason]);

  useAutomaticRefresh(session.status === "signed-in" ? session.expiresAt : null);
  return session;
}

function useAutomaticRefresh(expiresAt: number | null): void {
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (expiresAt === null) return;
    const delay = refreshDelay(expiresAt, Date.now());
    const timer = setTimeout(
      async () => {
        const token = await refreshToken();
        setFailures((count) => (token ? 0 : count + 1));
      },
      failures === 0 ? delay : Math.max(delay, RETRY_DELAY_MS),
    );
    return () => clearTimeout(timer);
  }, [expiresAt, failures]);
}
