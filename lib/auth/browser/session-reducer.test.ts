import { describe, expect, it, test } from "vitest";
import { isTimedOut, isUsable, reduceSession } from "@/lib/auth/browser/session-reducer";
import {
  INITIAL_STATE,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from "@/lib/auth/browser/session-state";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const USER = { id: "user-1", username: "counter", role: "administrator" } as const;

/** A token issued at an instant (ms since 1970), valid for half an hour. */
function tokenOf(issuedAt: number): string {
  const iat = issuedAt / SECOND;
  return `e30.${btoa(JSON.stringify({ iat, exp: iat + 1_800 }))}.signature`;
}
const TOKEN = tokenOf(NOW);

/** The state after the events, and the effects of the last one. */
function resultOf(...events: SessionEvent[]): { state: SessionState; effects: SessionEffect[] } {
  return events.reduce<{ state: SessionState; effects: SessionEffect[] }>(
    ({ state }, event) => {
      const [next, effects] = reduceSession(state, event);
      return { state: next, effects };
    },
    { state: INITIAL_STATE, effects: [] },
  );
}

const granted = (at = 0, issuedAt = at): SessionEvent => ({
  type: "granted",
  token: tokenOf(NOW + issuedAt),
  user: USER,
  now: NOW + at,
  isIssuedNow: true,
});
const checked = (at: number): SessionEvent => ({ type: "idle-checked", now: NOW + at });
const active = (at: number, dismissesWarning = true): SessionEvent => ({
  type: "activity",
  now: NOW + at,
  dismissesWarning,
});
const continued = (at: number): SessionEvent => ({ type: "continued", now: NOW + at });
const confirmed = (at: number): SessionEvent => ({ type: "timeout-confirmed", now: NOW + at });
const renewalChecked = (at: number): SessionEvent => ({ type: "renewal-checked", now: NOW + at });
const activeElsewhere = (at: number, now = at): SessionEvent => ({
  type: "activity-elsewhere",
  now: NOW + now,
  presence: { at: NOW + at, warnAt: NOW + at + 13 * MINUTE },
});
const ended = (reason: "logout" | "expired" | "idle" | "elsewhere"): SessionEvent => ({
  type: "ended",
  reason,
});
const loading: SessionEvent = { type: "unverified", status: "loading" };
const typesOf = (effects: SessionEffect[]) => effects.map(({ type }) => type);

describe("the status of the session", () => {
  test.each<[string, SessionEvent[], string, SessionEffect["type"][]]>([
    ["starts as loading", [], "loading", []],
    [
      "is signed in after a token, which is broadcast before it is stored",
      [granted()],
      "signed-in",
      ["broadcast", "store", "broadcast"],
    ],
    [
      "is signed in after a stored token, which is not broadcast",
      [{ type: "granted", token: TOKEN, user: null, now: NOW, isIssuedNow: false }],
      "signed-in",
      ["store", "broadcast"],
    ],
    ["is unreachable without a response", [{ type: "unverified", status: "unreachable" }], "unreachable", []],
    ["is signed out after a logout", [granted(), ended("logout")], "signed-out", ["clear-storage"]],
    ["is signed out after a refusal", [ended("expired")], "signed-out", ["clear-storage"]],
    [
      "is signed out by another tab, which has cleared the storage",
      [granted(), ended("elsewhere")],
      "signed-out",
      [],
    ],
    [
      "stays signed out when a late response arrives",
      [granted(), ended("logout"), granted(SECOND)],
      "signed-out",
      [],
    ],
    [
      "can be signed in again on the sign-in page",
      [ended("expired"), loading, granted()],
      "signed-in",
      ["broadcast", "store", "broadcast"],
    ],
    [
      "ignores a token that cannot be read",
      [{ type: "granted", token: "x", user: null, now: NOW, isIssuedNow: true }],
      "loading",
      [],
    ],
    [
      "does not sign in with another tab's token",
      [{ type: "granted-elsewhere", token: TOKEN, user: USER, now: NOW }],
      "loading",
      [],
    ],
  ])("%s", (_title, events, status, effects) => {
    const result = resultOf(...events);
    expect(result.state.session.status).toBe(status);
    expect(typesOf(result.effects)).toEqual(effects);
  });

  it("keeps the reason of a logout here when another tab notices it", () => {
    expect(resultOf(granted(), ended("logout"), ended("elsewhere")).state.session).toEqual({
      status: "signed-out",
      reason: "logout",
    });
  });
});

describe("the idle timeout", () => {
  test.each<[string, SessionEvent[], "none" | "warning" | "over", SessionEffect["type"][]]>([
    ["no warning before 13 minutes", [checked(13 * MINUTE - 1)], "none", []],
    ["a warning after 13 minutes", [checked(13 * MINUTE)], "warning", []],
    ["a warning up to 15 minutes", [checked(15 * MINUTE - 1)], "warning", []],
    [
      "a confirmation with the other tabs after 15 minutes",
      [checked(15 * MINUTE)],
      "over",
      ["confirm-timeout"],
    ],
    ["one confirmation at a time", [checked(15 * MINUTE), checked(16 * MINUTE)], "over", []],
    [
      "the end once that is confirmed",
      [checked(15 * MINUTE), confirmed(15 * MINUTE + 1)],
      "over",
      ["log-out-idle"],
    ],
    [
      "no end when another tab was used",
      [checked(15 * MINUTE), activeElsewhere(10 * MINUTE, 15 * MINUTE), confirmed(15 * MINUTE)],
      "none",
      [],
    ],
    ["a night's sleep", [checked(8 * HOUR)], "over", ["confirm-timeout"]],
    ["activity after the end does not count", [active(15 * MINUTE)], "over", ["confirm-timeout"]],
    ["activity counts", [active(10 * MINUTE), checked(20 * MINUTE)], "none", []],
    [
      "activity within five seconds does not count",
      [active(MINUTE), active(MINUTE + 4_999), checked(14 * MINUTE)],
      "warning",
      [],
    ],
    [
      "activity five seconds later counts",
      [active(MINUTE), active(MINUTE + 5_000), checked(14 * MINUTE)],
      "none",
      [],
    ],
    [
      "activity in the dialog does not close the warning",
      [checked(13 * MINUTE), active(14 * MINUTE, false)],
      "warning",
      [],
    ],
    [
      "activity beside the dialog closes the warning",
      [checked(13 * MINUTE), active(14 * MINUTE)],
      "none",
      ["broadcast"],
    ],
    [
      "a mouse that is moving when the warning opens does not close it",
      [active(13 * MINUTE), active(13 * MINUTE + 4_999)],
      "warning",
      [],
    ],
    [
      "continuing closes the warning at once",
      [checked(13 * MINUTE), continued(13 * MINUTE)],
      "none",
      ["broadcast"],
    ],
    [
      "activity in another tab closes the warning",
      [checked(13 * MINUTE), activeElsewhere(13 * MINUTE)],
      "none",
      [],
    ],
    [
      "older activity in another tab does not count",
      [activeElsewhere(-MINUTE, 0), checked(13 * MINUTE)],
      "warning",
      [],
    ],
    [
      "a clock that was set back restarts the time",
      [checked(-HOUR), checked(-HOUR + 13 * MINUTE - 1)],
      "none",
      [],
    ],
  ])("%s", (_title, events, stage, effects) => {
    const result = resultOf(granted(), ...events);
    const last = events.at(-1) as { now: number };
    expect(result.state.warning !== null).toBe(stage === "warning");
    expect(isTimedOut(result.state, last.now)).toBe(stage === "over");
    expect(typesOf(result.effects)).toEqual(effects);
  });

  test.each([
    ["30 minutes", 0, null],
    ["11 minutes", 19 * MINUTE, { endsAt: NOW + 21 * MINUTE, onLoad: true }],
    ["one minute", 29 * MINUTE, null],
  ])("a page that opens with %s left on its token", (_left, at, warning) => {
    const stored = { token: TOKEN, user: USER, now: NOW + at, isIssuedNow: false };
    expect(resultOf({ type: "granted", ...stored }).state.warning).toEqual(warning);
  });

  it("ignores activity before the session has been verified", () => {
    expect(resultOf(active(0)).state).toBe(INITIAL_STATE);
  });

  it("returns the same state when nothing has changed", () => {
    const { state } = resultOf(granted(), checked(13 * MINUTE));
    expect(reduceSession(state, checked(14 * MINUTE))[0]).toBe(state);
    expect(reduceSession(state, renewalChecked(14 * MINUTE))[0]).toBe(state);
  });
});

describe("the automatic renewal", () => {
  test.each<[string, SessionEvent[], boolean]>([
    ["not before five minutes are left", [renewalChecked(25 * MINUTE - 1)], false],
    ["when five minutes are left", [renewalChecked(25 * MINUTE)], true],
    [
      "not again within 30 seconds",
      [renewalChecked(25 * MINUTE), renewalChecked(25 * MINUTE + 29_999)],
      false,
    ],
    ["again after 30 seconds", [renewalChecked(25 * MINUTE), renewalChecked(25 * MINUTE + 30_000)], true],
    [
      "not after a new token",
      [renewalChecked(25 * MINUTE), granted(25 * MINUTE), renewalChecked(26 * MINUTE)],
      false,
    ],
    [
      "not after another tab's token",
      [
        { type: "granted-elsewhere", token: tokenOf(NOW + 20 * MINUTE), user: USER, now: NOW + 20 * MINUTE },
        renewalChecked(25 * MINUTE),
      ],
      false,
    ],
    ["not once signed out", [ended("logout"), renewalChecked(25 * MINUTE)], false],
  ])("happens %s: %#", (_title, events, renews) => {
    expect(typesOf(resultOf(granted(), ...events).effects)).toEqual(renews ? ["renew"] : []);
  });
});

describe("a device whose clock is wrong", () => {
  test.each([-HOUR, 0, HOUR])("by %i ms keeps a new token for half an hour", (error) => {
    const { state } = resultOf(granted(error, 0));
    expect(state.session).toMatchObject({ expiresAt: NOW + error + 30 * MINUTE });
    expect(state.clockOffset).toBe(error === 0 ? 0 : -error);
    expect(isUsable(TOKEN, state, NOW + error + 20 * MINUTE)).toBe(true);
    expect(isUsable(TOKEN, state, NOW + error + 25 * MINUTE)).toBe(false);
  });

  it("adopts the offset that another tab has measured", () => {
    const message = { token: tokenOf(NOW + MINUTE), user: USER, clockOffset: HOUR };
    const { state } = resultOf(granted(), {
      type: "granted-elsewhere",
      ...message,
      now: NOW + MINUTE - HOUR,
    });
    expect(state.session).toMatchObject({ token: message.token, expiresAt: NOW + 31 * MINUTE - HOUR });
  });

  test.each([
    ["no token", null],
    ["a token that cannot be read", "x"],
    ["a token that expires within five minutes", tokenOf(NOW - 25 * MINUTE)],
  ])("cannot use %s", (_title, token) => {
    expect(isUsable(token, INITIAL_STATE, NOW)).toBe(false);
  });
});
