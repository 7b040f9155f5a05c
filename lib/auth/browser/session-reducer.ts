import type {
  Granted,
  SessionEffect,
  SessionEvent,
  SessionState,
  SignOutReason,
  TabMessage,
} from "@/lib/auth/browser/session-state";
import {
  clockOffset,
  endsAt,
  isOutsideThrottle,
  isTokenExpired,
  type Presence,
  presenceAfterActivity,
  presenceOnLoad,
  refreshDelay,
  stageOf,
  tokenExpiry,
} from "@/lib/auth/browser/session-timing";

/** The minimum time between automatic renewals of a page, whatever the server and the clocks report. */
const MIN_RENEWAL_GAP_MS = 30_000;

type Step = [SessionState, SessionEffect[]];

/** The next state of the session and what has to be done. Returns the same state when nothing changed. */
export function reduceSession(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case "unverified":
      return [{ ...state, session: { status: event.status } }, []];
    case "not-stored":
      return [{ ...state, isStored: false }, []];
    case "granted":
      return granted(state, event);
    case "granted-elsewhere":
      return grantedElsewhere(state, event);
    case "ended":
      return ended(state, event.reason);
    case "activity":
      return activity(state, event);
    case "activity-elsewhere": {
      const isNewer = state.presence !== null && event.presence.at > state.presence.at;
      return checkIdle(isNewer ? { ...state, presence: event.presence } : state, event.now);
    }
    case "continued":
      return continued(state, event.now);
    case "idle-checked":
      return checkIdle(state, event.now);
    case "renewal-checked":
      return checkRenewal(state, event.now);
    case "timeout-confirmed": {
      const confirmed = { ...state, isConfirmingTimeout: false };
      return isTimedOut(state, event.now)
        ? [{ ...confirmed, warning: null }, [{ type: "log-out-idle" }]]
        : checkIdle(confirmed, event.now);
    }
  }
}

/** Whether the session ended for lack of activity, even if no timer has run yet: devices sleep. */
export const isTimedOut = ({ session, presence }: SessionState, now: number): boolean =>
  session.status === "signed-in" && presence !== null && stageOf(presence, now) === "over";

/** Whether a stored token can be used at `now`. */
export function isUsable(token: string | null, state: SessionState, now: number): token is string {
  return token !== null && !isTokenExpired(token, now + clockOffset(token, now, state.clockOffset, false));
}

// A request that was started before the sign-out must not restore the session.
function granted(
  state: SessionState,
  { token, user, now, isIssuedNow }: Granted & { isIssuedNow: boolean },
): Step {
  if (state.session.status === "signed-out" || tokenExpiry(token) === null) return [state, []];
  const offset = clockOffset(token, now, state.clockOffset, isIssuedNow);
  const [next, effects] = signIn({ ...state, clockOffset: offset, isStored: true }, { token, user, now });
  // Broadcast before storing: from storage alone, other tabs would check the expiry against a wrong clock.
  const message: TabMessage = { token, user, clockOffset: offset };
  const broadcasts: SessionEffect[] = isIssuedNow ? [{ type: "broadcast", message }] : [];
  return [next, [...broadcasts, { type: "store", token, user }, ...effects]];
}

function grantedElsewhere(state: SessionState, event: Granted & { clockOffset?: number }): Step {
  const { token, now } = event;
  const offset = clockOffset(token, now, event.clockOffset ?? state.clockOffset, false);
  const next = { ...state, clockOffset: offset };
  if (state.session.status !== "signed-in" || isTokenExpired(token, now + offset)) return [next, []];
  return signIn(next, event);
}

function signIn(state: SessionState, { token, user, now }: Granted): Step {
  const expiresAt = (tokenExpiry(token) ?? now) - state.clockOffset;
  const renewAt = now + refreshDelay(expiresAt, now);
  const next: SessionState = { ...state, session: { status: "signed-in", token, user, expiresAt }, renewAt };
  // Only the first time: client-side navigation and a renewal are not page loads.
  return state.presence ? [next, []] : setPresence(next, presenceOnLoad(expiresAt, now), now);
}

function ended(state: SessionState, reason: SignOutReason): Step {
  if (reason === "elsewhere" && state.session.status === "signed-out") return [state, []];
  const next: SessionState = { ...state, session: { status: "signed-out", reason }, warning: null };
  return [next, reason === "elsewhere" ? [] : [{ type: "clear-storage" }]];
}

function activity(
  state: SessionState,
  { now, dismissesWarning }: { now: number; dismissesWarning: boolean },
): Step {
  const step = checkIdle(state, now);
  const [checked] = step;
  const counts =
    state.session.status === "signed-in" &&
    !isTimedOut(checked, now) &&
    (checked.warning === null || dismissesWarning) &&
    isOutsideThrottle(checked.countedAt, now);
  return counts ? continued(checked, now) : step;
}

function continued(state: SessionState, now: number): Step {
  return setPresence({ ...state, countedAt: now }, presenceAfterActivity(now), now);
}

function setPresence(state: SessionState, presence: Presence, now: number): Step {
  const [next, effects] = checkIdle({ ...state, presence }, now);
  return [next, [{ type: "broadcast", message: { presence } }, ...effects]];
}

// Opens or closes the warning. Compares instants, so that it is correct after the device has slept.
function checkIdle(state: SessionState, now: number): Step {
  if (!state.presence || state.session.status !== "signed-in") return [state, []];
  // The clock was set back.
  if (now < state.presence.at) return checkIdle({ ...state, presence: presenceAfterActivity(now) }, now);
  const { presence, warning } = state;
  const stage = stageOf(presence, now);
  if (stage === "over" && !state.isConfirmingTimeout) {
    return [{ ...state, isConfirmingTimeout: true }, [{ type: "confirm-timeout" }]];
  }
  if (stage === "active" && warning) return [{ ...state, warning: null }, []];
  if (stage !== "warning" || warning?.endsAt === endsAt(presence)) return [state, []];
  const opened = { endsAt: endsAt(presence), onLoad: presence.warnAt === presence.at };
  // Opening starts a new throttle window, so that a mouse already moving does not close the warning at once.
  return [{ ...state, warning: opened, countedAt: now }, []];
}

function checkRenewal(state: SessionState, now: number): Step {
  const isDue =
    state.session.status === "signed-in" &&
    now >= state.renewAt &&
    Math.abs(now - state.renewalTriedAt) >= MIN_RENEWAL_GAP_MS;
  return isDue ? [{ ...state, renewalTriedAt: now }, [{ type: "renew" }]] : [state, []];
}
