import { decodeJwt } from "jose";

/** A token that expires this soon is treated as expired. */
const EXPIRY_MARGIN_MS = 300_000;
const MIN_REFRESH_DELAY_MS = 1_000;
const MAX_REFRESH_DELAY_MS = 30 * 60 * 1_000;
/** Smaller clock differences are ignored: responses take time, and `iat` is in whole seconds. */
const CLOCK_TOLERANCE_MS = 60_000;

/** When a token expires, in milliseconds since 1970 (its `exp` times 1000); null when it cannot be read. */
export const tokenExpiry = (token: string | null): number | null => readInstant(token, "exp");

function readInstant(token: string | null, claim: "exp" | "iat"): number | null {
  try {
    const seconds: unknown = decodeJwt(token ?? "")[claim];
    return typeof seconds === "number" ? seconds * 1_000 : null;
  } catch {
    return null;
  }
}

/** Whether a token is missing, unreadable, or expires within 300 seconds of `now` (milliseconds, the server's clock). */
export function isTokenExpired(token: string | null, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || expiry - now <= EXPIRY_MARGIN_MS;
}

/**
 * Milliseconds until a token that expires at `expiry` should be renewed: five minutes before, at once when that is
 * past, otherwise from one second to thirty minutes.
 */
export function refreshDelay(expiry: number, now: number): number {
  const delay = expiry - EXPIRY_MARGIN_MS - now;
  return delay <= 0 ? 0 : Math.min(Math.max(delay, MIN_REFRESH_DELAY_MS), MAX_REFRESH_DELAY_MS);
}

/**
 * How many milliseconds the server's clock is ahead of this device's (`now`). Otherwise a device whose clock is an
 * hour off would treat each new token as expired, or as valid for ninety minutes. A token issued just now measures
 * the offset; an older one only corrects the `known` offset when it was issued in the future.
 */
export function clockOffset(token: string, now: number, known: number, isIssuedNow: boolean): number {
  const issuedAt = readInstant(token, "iat");
  if (issuedAt === null) return known;
  const offset = issuedAt - now;
  if (isIssuedNow) return Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0;
  return offset - known > CLOCK_TOLERANCE_MS ? offset : known;
}

/** The warning shows after this time without activity. */
const WARNING_AFTER_MS = 780_000;
/** How long the warning counts down before the session ends. */
export const COUNTDOWN_SECONDS = 120;
const COUNTDOWN_MS = COUNTDOWN_SECONDS * 1_000;
/** Activity counts once in this time. */
const ACTIVITY_THROTTLE_MS = 5_000;
/** A page that opens with a token that expires between this and WARNING_AFTER_MS from now warns at once. */
const WARN_ON_LOAD_ABOVE_MS = 60_000;

/** The last activity and the time of the warning (both in milliseconds since 1970). */
export type Presence = { at: number; warnAt: number };

/** The state after activity at `now`. */
export const presenceAfterActivity = (now: number): Presence => ({ at: now, warnAt: now + WARNING_AFTER_MS });

/** A page was opened at `now` with a token that expires at `expiresAt`. */
export function presenceOnLoad(expiresAt: number, now: number): Presence {
  const left = expiresAt - now;
  return left < WARNING_AFTER_MS && left > WARN_ON_LOAD_ABOVE_MS
    ? { at: now, warnAt: now }
    : presenceAfterActivity(now);
}

/** When the session ends for lack of activity, in milliseconds since 1970. */
export const endsAt = ({ warnAt }: Presence): number => warnAt + COUNTDOWN_MS;

/** The current stage. Compares instants, because timers stop while the device sleeps. */
export function stageOf(presence: Presence, now: number): "active" | "warning" | "over" {
  if (now < presence.warnAt) return "active";
  return now < endsAt(presence) ? "warning" : "over";
}

/** Milliseconds until the warning or the end of the session is due; 0 when it is due now. */
export const untilNextStage = (presence: Presence, now: number): number =>
  Math.max(0, (stageOf(presence, now) === "active" ? presence.warnAt : endsAt(presence)) - now);

/** Whole seconds until a moment, rounded up: 120 at the start of a countdown of two minutes. Never below 0. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1_000));

/**
 * Whether activity at `now` counts after the last counted one at `counted`. Also works after the clock was set
 * back.
 */
export const isOutsideThrottle = (counted: number, now: number): boolean =>
  Math.abs(now - counted) >= ACTIVITY_THROTTLE_MS;

/** Where an event happened while the warning is open. */
export type Place = "elsewhere" | "backdrop" | "panel";

// Keys that navigate the dialog and press its buttons, including with a screen reader.
const DIALOG_KEYS = /^(Tab|Enter| |Escape|Shift|Control|Alt|Meta|CapsLock|Insert)$/;

/**
 * Whether an event is activity that dismisses the warning. Mouse, touch and keyboard events inside the dialog are
 * left to its buttons; a press on the backdrop is handled by its click.
 */
export function dismissesWarning(event: { type: string; key?: string }, place: Place): boolean {
  if (event.type === "keydown") return !DIALOG_KEYS.test(event.key ?? "");
  if (place === "panel") return false;
  return place === "elsewhere" || event.type === "mousemove" || event.type === "scroll";
}
