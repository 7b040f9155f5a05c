"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { getSession, sessionStore, startSession, waitForLogout } from "@/lib/auth/browser/session";
import { INITIAL_STATE, type OfficeSession, type Warning } from "@/lib/auth/browser/session-state";
import { dismissesWarning, type Place } from "@/lib/auth/browser/session-timing";
import { loginPath } from "@/lib/auth/return-path";

const ACTIVITY = ["mousedown", "keydown", "touchstart", "scroll", "mousemove"] as const;
const WAKING = ["focus", "pageshow", "visibilitychange", "resume"] as const;
// Only presses may be canceled; the other listeners are passive so that scrolling stays smooth.
const listen = (type: string) => ({ capture: true, passive: type !== "mousedown" && type !== "keydown" });

/** The session of this page, as it is now. */
export const useSession = (): OfficeSession =>
  useSyncExternalStore(sessionStore.subscribe, getSession, () => INITIAL_STATE.session);

/** The warning that the session is about to end, while it shows. */
export const useWarning = (): Warning | null =>
  useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.getState().warning,
    () => null,
  );

/**
 * The session of an office page: started when the page opens and kept alive while it is shown. When it ends, the
 * browser goes to the sign-in page with a full load, so that no office data stays in memory.
 */
export function useOfficeSession(): OfficeSession {
  const session = useSession();
  const hasEnded = session.status === "signed-out";

  useEffect(keepSession, []);

  const leave = useEffectEvent(() => {
    if (session.status !== "signed-out") return;
    const { pathname, search, hash } = window.location;
    const { reason } = session;
    const path = reason === "logout" ? "/login" : loginPath(pathname + search + hash, reason);
    window.location.replace(path);
  });

  useEffect(() => {
    if (!hasEnded) return;
    const go = () => leave();
    // Only then is the cookie gone, so it cannot be mistaken for a new session.
    void waitForLogout().then(go);
    // The browser may restore this page from the back/forward cache.
    window.addEventListener("pageshow", go);
    return () => window.removeEventListener("pageshow", go);
  }, [hasEnded]);

  return session;
}

// Restores the session, follows the user's activity and the other tabs, and checks the session every second and
// whenever the device or the page wakes up. Returns the cleanup function.
function keepSession(): () => void {
  const disconnect = sessionStore.connect();
  const stop = new AbortController();
  let timer = 0;
  const check = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(check, sessionStore.check());
  };
  const wake = () => {
    sessionStore.checkStorage();
    check();
  };
  for (const type of ACTIVITY)
    window.addEventListener(type, onActivity, { ...listen(type), signal: stop.signal });
  for (const type of WAKING) {
    for (const target of [window, document]) target.addEventListener(type, wake, { signal: stop.signal });
  }
  check();
  void startSession();
  return () => {
    stop.abort();
    window.clearTimeout(timer);
    disconnect();
  };
}

function onActivity(event: Event): void {
  const key = event instanceof KeyboardEvent ? event.key : "";
  const isDismissing = dismissesWarning({ type: event.type, key }, placeOf(event.target));
  sessionStore.dispatch({ type: "activity", now: Date.now(), dismissesWarning: isDismissing });
  if (sessionStore.checkIdle()) return;
  // The session timed out while the device slept: block the event.
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

function placeOf(target: EventTarget | null): Place {
  const dialog = target instanceof Element ? target.closest("dialog") : null;
  if (!dialog?.querySelector("[data-session-warning]")) return "elsewhere";
  return target === dialog ? "backdrop" : "panel";
}
