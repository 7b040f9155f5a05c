"use client";

import { useEffect } from "react";
import { goOn } from "@/components/auth/go-on";
import { refreshToken } from "@/lib/auth/browser/session";

/**
 * Sends a person who is signed in already on to where they were going. Only a token that can be renewed counts: the
 * office would send anyone else straight back.
 */
export function ResumeSession() {
  useEffect(() => {
    void refreshToken().then((token) => {
      if (token) goOn();
    });
  }, []);
  return null;
}
