"use client";

import { useEffect } from "react";
import { redirectAfterLogin } from "@/components/auth/redirect-after-login";
import { endLeftoverSession, refreshToken } from "@/lib/auth/browser/session";
import { canStore, readStored } from "@/lib/auth/browser/tabs";

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

function cameFromHere(): boolean {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).pathname === window.location.pathname;
}
