"use client";

import { useEffect } from "react";
import { goOn } from "@/components/auth/go-on";
import { refreshToken } from "@/lib/auth/browser/session";

/**
 * Sends a person who is signed in already on to where they were going. Only a token that can be renewed counts, and
 * whoever was sent on from here and came back stays: the two pages must never send a person back and forth.
 */
export function ResumeSession() {
  useEffect(() => {
    if (cameFromHere()) return;
    void refreshToken().then((token) => {
      if (token) goOn();
    });
  }, []);
  return null;
}

function cameFromHere(): boolean {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).pathname === window.location.pathname;
}
