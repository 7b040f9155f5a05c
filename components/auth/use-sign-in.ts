"use client";

import { useEffect, useRef, useState } from "react";
import { login } from "@/lib/auth/browser/session";
import {
  afterFailure,
  lockedFor,
  lockMessage,
  MISSING_CREDENTIALS,
  NO_FAILURES,
  waitMessage,
} from "@/lib/auth/lockout-rules";
import { RequestError } from "@/lib/http/client";

/** Signs in, with the lockout after failures: `attempt` returns whether it succeeded, `error` holds the message. */
export function useSignIn() {
  const lockout = useRef(NO_FAILURES);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);

  // Clear the lockout message when the lock ends.
  useEffect(() => {
    if (lockedUntil === null) return;
    const timer = setTimeout(() => setError(null), lockedUntil - Date.now());
    return () => clearTimeout(timer);
  }, [lockedUntil]);

  async function attempt(username: string, password: string): Promise<boolean> {
    const refused =
      username === "" || password === "" ? MISSING_CREDENTIALS : waitMessage(lockout.current, Date.now());
    setError(refused);
    if (refused !== null) return false;
    setBusy(true);
    try {
      await login(username, password);
      lockout.current = NO_FAILURES;
      return true;
    } catch (failure) {
      setError(reasonOf(failure));
      setBusy(false);
      return false;
    }
  }

  function reasonOf(failure: unknown): string {
    if (!(failure instanceof RequestError)) return "Authentication failed";
    const { status, message, details } = failure;
    if (status === 401) {
      lockout.current = afterFailure(lockout.current, Date.now());
    } else if (status === 429 && details.retryAfterSeconds) {
      lockout.current = lockedFor(lockout.current, details.retryAfterSeconds, Date.now());
    }
    setLockedUntil(lockout.current.lockedUntil);
    return (status === 401 ? lockMessage(lockout.current.failures) : null) ?? message;
  }

  return { error, busy, attempt };
}
