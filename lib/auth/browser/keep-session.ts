import type { Place } from "@/lib/auth/browser/idle";
import { checkIdleTimeout, followPresence, noteActivity, untilNextStage } from "@/lib/auth/browser/presence";
import { refreshToken } from "@/lib/auth/browser/renewal";
import { checkStorage, getSession, type OfficeSession } from "@/lib/auth/browser/session-state";
import { refreshDelay } from "@/lib/auth/browser/token";

const TICK_MS = 1_000;
/** The minimum time between automatic renewals of this page, whatever the server and the clocks report. */
const MIN_REFRESH_GAP_MS = 30_000;

const ACTIVITY = ["mousedown", "keydown", "touchstart", "scroll", "mousemove"] as const;
const WAKING = ["focus", "pageshow", "visibilitychange", "resume"] as const;
// Only presses may be canceled; the other listeners are passive so that scrolling stays smooth.
const listen = (type: string) => ({ capture: true, passive: type !== "mousedown" && type !== "keydown" });

/**
 * Keeps the session of a signed-in page: renews the token in time, tracks activity, shows the warning and ends the
 * session. Checks every second and whenever the device or the page wakes up. Returns the cleanup function.
 */
export function keepSession(expiresAt: number): () => void {
  const stopFollowing = followPresence(expiresAt);
  const renewWhenDue = automaticRenewal();
  const look = () => {
    if (checkIdleTimeout()) renewWhenDue();
  };
  const wake = () => {
    checkStorage();
    look();
  };
  let timer = 0;
  const beat = () => {
    look();
    timer = window.setTimeout(beat, Math.min(TICK_MS, untilNextStage() || TICK_MS));
  };
  beat();
  for (const type of ACTIVITY) window.addEventListener(type, onActivity, listen(type));
  for (const type of WAKING) {
    window.addEventListener(type, wake);
    document.addEventListener(type, wake);
  }
  return () => {
    stopFollowing();
    window.clearTimeout(timer);
    for (const type of ACTIVITY) window.removeEventListener(type, onActivity, listen(type));
    for (const type of WAKING) {
      window.removeEventListener(type, wake);
      document.removeEventListener(type, wake);
    }
  };
}

function onActivity(event: Event): void {
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (noteActivity({ type: event.type, key }, placeOf(event.target))) return;
  // The session timed out while the device slept: block the event.
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

function placeOf(target: EventTarget | null): Place {
  const dialog = target instanceof Element ? target.closest("dialog") : null;
  if (!dialog?.querySelector("[data-session-warning]")) return "elsewhere";
  return target === dialog ? "backdrop" : "panel";
}

function automaticRenewal(): () => void {
  let known: OfficeSession | null = null;
  let dueAt = 0;
  let tried = 0;
  return () => {
    const session = getSession();
    if (session.status !== "signed-in") return;
    const now = Date.now();
    if (session !== known) {
      known = session;
      dueAt = now + refreshDelay(session.expiresAt, now);
    }
    if (now < dueAt || Math.abs(now - tried) < MIN_REFRESH_GAP_MS) return;
    tried = now;
    void refreshToken();
  };
}
