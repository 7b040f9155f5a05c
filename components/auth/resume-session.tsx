"use client";

import { useEffect } from "react";
import { redirectAfterLogin } from "@/components/auth/redirect-after-login";
import { logout } from "@/lib/auth/browser/auth-api";
import { refreshToken } from "@/lib/auth/browser/session";
import { canStore, readStored, withSessionLock } from "@/lib/auth/browser/tabs";

/** The longest expected delay of storage changes between tabs. */
const STORAGE_DELAY_MS = 500;

/**
 * For a browser whose cookie has a live session. With a stored token the session is renewed and the user is
 * redirected, unless they just came from this page: the two pages must never redirect in a loop. Without a token
 * the user signed out but the request never reached the server: the session is ended now.
 */
export function ResumeSession() {
  useEffect(() => {
    if (cameFromHere()) return;
    // Without storage, a missing token does not mean that the user signed out.
    if (!canStore()) return;
    void resume();
  }, []);
  return null;
}

async function resume(): Promise<void> {
  if (readStored().token === null && (await endLeftoverSession())) return;
  if (await refreshToken()) redirectAfterLogin();
}

// Ends the cookie's session, unless a token is stored by now because another tab was signing in. Returns whether it
// was ended.
function endLeftoverSession(): Promise<boolean> {
  return withSessionLock(async () => {
    // Storage changes that another tab made before it released the lock may arrive a little later.
    if (readStored().token === null) await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY_MS));
    const isLeftover = readStored().token === null;
    if (isLeftover) await logout(null);
    return isLeftover;
  });
}

function cameFromHere(): boolean {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).pathname === window.location.pathname;
}
