"use client";

import { useEffect } from "react";
import { goOn } from "@/components/auth/go-on";
import { refreshToken } from "@/lib/auth/browser/renewal";
import { tellServer } from "@/lib/auth/browser/session";
import { canStore, readStored } from "@/lib/auth/browser/storage";

/**
 * For a browser whose cookie has a live session. With a stored token the person is signed in, and is sent on to where
 * they were going; whoever was sent on from here and came back stays: the two pages must never send a person back and
 * forth. Without one they have signed out and the server never heard of it: it is told now.
 */
export function ResumeSession() {
  useEffect(() => {
    if (cameFromHere()) return;
    if (readStored().token !== null) {
      void refreshToken().then((token) => {
        if (token) goOn();
      });
    } else if (canStore()) void tellServer(null);
  }, []);
  return null;
}

function cameFromHere(): boolean {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).pathname === window.location.pathname;
}
