import { broadcast, flushBroadcasts, onBroadcast } from "@/lib/auth/browser/broadcast";
import {
  dismissesWarning,
  endsAt,
  isOutsideThrottle,
  type Place,
  type Presence,
  presenceAfterActivity,
  presenceOnLoad,
  stageOf,
} from "@/lib/auth/browser/idle";
import { logout } from "@/lib/auth/browser/session";
import { adoptBroadcastGrant, getSession } from "@/lib/auth/browser/session-state";

// Idle detection, shared by all tabs of the browser.

/** The current warning: when the session ends, and whether it was shown on page load. */
export type Warning = { endsAt: number; onLoad: boolean };

let presence: Presence | null = null;
let counted = 0;
let warning: Warning | null = null;
let ending = false;
const listeners = new Set<() => void>();

/** The current warning, or null. The same object until it changes. */
export const getWarning = (): Warning | null => warning;

/** Calls `listener` when the warning opens or closes. Returns the unsubscribe function. */
export function subscribeToWarning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts following the other tabs. `expiresAt` is the token's expiry, in milliseconds since 1970. */
export function followPresence(expiresAt: number): () => void {
  const stop = onBroadcast((news) => {
    if ("token" in news) adoptBroadcastGrant(news);
    else if (presence && news.presence.at > presence.at) presence = news.presence;
    checkIdleTimeout();
  });
  // Only the first time: client-side navigation is not a page load.
  if (!presence) say(presenceOnLoad(expiresAt, Date.now()));
  checkIdleTimeout();
  return stop;
}

/**
 * Opens or closes the warning, and ends the session after too long without activity. Compares instants, so that it
 * is correct after the device has slept. @returns whether the office may be used.
 */
export function checkIdleTimeout(): boolean {
  const now = Date.now();
  if (!presence || getSession().status !== "signed-in") return true;
  if (now < presence.at) presence = presenceAfterActivity(now);
  const stage = stageOf(presence, now);
  if (stage === "over") {
    void endUnlessOthersAreThere();
    return false;
  }
  if (stage === "active") show(null);
  else if (warning?.endsAt !== endsAt(presence)) {
    show({ endsAt: endsAt(presence), onLoad: presence.warnAt === presence.at });
    // Opening starts a new throttle window, so that a mouse already moving does not close the warning at once.
    counted = now;
  }
  return true;
}

/** Milliseconds until the warning or the timeout is due; 0 when it is due now. */
export function untilNextStage(): number {
  const now = Date.now();
  if (!presence) return Number.POSITIVE_INFINITY;
  return Math.max(0, (stageOf(presence, now) === "active" ? presence.warnAt : endsAt(presence)) - now);
}

/** Records user activity. @returns false when the session has already timed out. */
export function noteActivity(event: { type: string; key?: string }, place: Place): boolean {
  if (!checkIdleTimeout()) return false;
  const now = Date.now();
  if (warning && !dismissesWarning(event, place)) return true;
  if (!isOutsideThrottle(counted, now)) return true;
  noteContinuation();
  return true;
}

/** Records that the user continued the session. */
export function noteContinuation(): void {
  const now = Date.now();
  counted = now;
  say(presenceAfterActivity(now));
  checkIdleTimeout();
}

function say(next: Presence): void {
  presence = next;
  broadcast({ presence: next });
}

async function endUnlessOthersAreThere(): Promise<void> {
  if (ending) return;
  ending = true;
  await flushBroadcasts();
  ending = false;
  if (presence && stageOf(presence, Date.now()) === "over") {
    show(null);
    await logout("idle");
  } else checkIdleTimeout();
}

function show(next: Warning | null): void {
  if (warning === next) return;
  warning = next;
  for (const listener of listeners) listener();
}
