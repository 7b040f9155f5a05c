/** After so long without activity the warning shows. */
export const WARNING_AFTER_MS = 780_000;
/** How long the warning counts down before the session ends. */
export const COUNTDOWN_SECONDS = 120;
const COUNTDOWN_MS = COUNTDOWN_SECONDS * 1_000;
/** Activity counts once in so long. */
export const ACTIVITY_THROTTLE_MS = 5_000;
/** A page that opens with a token that expires in between these two warns at once. */
const WARN_ON_LOAD_BELOW_MS = WARNING_AFTER_MS;
const WARN_ON_LOAD_ABOVE_MS = 60_000;

/** The last activity and the time of the warning (both in milliseconds since 1970). */
export type Presence = { at: number; warnAt: number };

/** The state after activity at `now`. */
export const presenceAfterActivity = (now: number): Presence => ({ at: now, warnAt: now + WARNING_AFTER_MS });

/** A page was opened at `now` with a token that expires at `expiresAt`. */
export function presenceOnLoad(expiresAt: number, now: number): Presence {
  const left = expiresAt - now;
  return left < WARN_ON_LOAD_BELOW_MS && left > WARN_ON_LOAD_ABOVE_MS
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
const DIALOG_KEYS = new Set([
  "Tab",
  "Enter",
  " ",
  "Escape",
  "Shift",
  "Control",
  "Alt",
  "Meta",
  "CapsLock",
  "Insert",
]);

/**
 * Whether an event is activity that dismisses the warning. Mouse, touch and keyboard events inside the dialog are
 * left to its buttons; a press on the backdrop is handled by its click.
 */
export function dismissesWarning(event: { type: string; key?: string }, place: Place): boolean {
  if (event.type === "keydown") return !DIALOG_KEYS.has(event.key ?? "");
  if (place === "panel") return false;
  return place === "elsewhere" || event.type === "mousemove" || event.type === "scroll";
}
