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

// Whether somebody is there: one answer for all tabs of the browser.

/** The warning that shows now: when the session ends, and whether the page has only just been opened. */
export type Warning = { endsAt: number; onLoad: boolean };

let presence: Presence | null = null;
let counted = 0;
let warning: Warning | null = null;
let ending = false;
const listeners = new Set<() => void>();

/** The warning that shows now, or null. The same object until it changes. */
export const getWarning = (): Warning | null => warning;

/** Calls `listener` when the warning appears or goes. Returns how to stop. */
export function subscribeToWarning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the other tabs, from when the office is shown. `expiresAt` is the token's, in milliseconds since 1970. */
export function followPresence(expiresAt: number): () => void {
  const stop = onBroadcast((news) => {
    if ("token" in news) adoptBroadcastGrant(news);
    else if (presence && news.presence.at > presence.at) presence = news.presence;
    checkIdleTimeout();
  });
  // Only the first time: a walk from page to page of the office is no load.
  if (!presence) say(presenceOnLoad(expiresAt, Date.now()));
  checkIdleTimeout();
  return stop;
}

/**
 * Shows or takes back the warning, and ends the session when nobody has been there for too long: all by the clock on
 * the wall, so that it is right after the device has slept. @returns whether the office may be used.
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
    // Its opening starts a new window, so that a hand already moving does not close it unread.
    counted = now;
  }
  return true;
}

/** Milliseconds until the clock has to be looked at again for the warning or the end; 0 when that is due. */
export function untilNextStage(): number {
  const now = Date.now();
  if (!presence) return Number.POSITIVE_INFINITY;
  return Math.max(0, (stageOf(presence, now) === "active" ? presence.warnAt : endsAt(presence)) - now);
}

/** Takes note of what a person did. @returns false when it is too late for anything. */
export function noteActivity(event: { type: string; key?: string }, place: Place): boolean {
  if (!checkIdleTimeout()) return false;
  const now = Date.now();
  if (warning && !dismissesWarning(event, place)) return true;
  if (!isOutsideThrottle(counted, now)) return true;
  noteContinuation();
  return true;
}

/** Somebody is there, and said so. */
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
