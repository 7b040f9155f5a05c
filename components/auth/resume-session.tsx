"use client";

import { useEffect } from "react";
import { redirectAfterLogin } from "@/components/auth/redirect-after-login";
import { refreshToken } from "@/lib/auth/browser/renewal";
import { endLeftoverSession } from "@/lib/auth/browser/session";
import { canStore, readStored } from "@/lib/auth/browser/storage";

/**
 * For a browser whose cookie has a live session. With a stored token the person is signed in, and is sent on to where
 * they were going; whoever was sent on from here and came back stays: the two pages must never send a person back and
 * forth. Without one they have signed out and the server never heard of it: it is told now.
 */
export function ResumeSession() {
  useEffect(() => {
    if (cameFromHere()) return;
    // What the browser cannot store, it cannot miss.
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
