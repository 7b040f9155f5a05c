import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockOffset,
  dismissesWarning,
  endsAt,
  isOutsideThrottle,
  isTokenExpired,
  presenceAfterActivity,
  presenceOnLoad,
  refreshDelay,
  secondsUntil,
  stageOf,
  tokenExpiry,
} from "@/lib/auth/browser/session-timing";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const tokenWith = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
const tokenExpiringIn = (seconds: number) => tokenWith({ exp: NOW / 1_000 + seconds });

describe("the expiry of a token", () => {
  it("is its exp claim in milliseconds", () => {
    expect(tokenExpiry(tokenWith({ exp: 1_795_183_200 }))).toBe(1_795_183_200_000);
  });

  it("is read from a payload with characters that only base64url has", () => {
    expect(tokenExpiry(tokenWith({ exp: 1_795_183_200, name: "???>>>ü" }))).toBe(1_795_183_200_000);
  });

  it.each([
    ["nothing", null],
    ["an empty string", ""],
    ["one part", "abc"],
    ["a payload that is not base64", "a.%%%.c"],
    ["a payload that is not JSON", `a.${btoa("hello")}.c`],
    ["a payload that is not an object", tokenWith(null)],
    ["no exp", tokenWith({ sub: "1" })],
    ["an exp that is not a number", tokenWith({ exp: "1795183200" })],
  ])("cannot be read from %s, which then counts as expired", (_case, token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(isTokenExpired(token, NOW)).toBe(true);
  });

  it("is treated as reached 300 seconds early", () => {
    expect(isTokenExpired(tokenExpiringIn(301), NOW)).toBe(false);
    expect(isTokenExpired(tokenExpiringIn(300), NOW)).toBe(true);
    expect(isTokenExpired(tokenExpiringIn(-1), NOW)).toBe(true);
  });
});

describe("the automatic refresh", () => {
  it.each([
    ["five minutes before the expiry", 30 * MINUTE, 25 * MINUTE],
    ["after a second at least", 5 * MINUTE + 200, 1_000],
    ["after thirty minutes at most", 120 * MINUTE, 30 * MINUTE],
    ["at once inside the window", 4 * MINUTE, 0],
    ["at once on its edge", 5 * MINUTE, 0],
    ["at once when the token has expired", -MINUTE, 0],
  ])("comes %s", (_case, timeLeft, delay) => {
    expect(refreshDelay(NOW + timeLeft, NOW)).toBe(delay);
  });
});

const tokenIssued = (at: number) => {
  const iat = Math.floor(at / 1_000);
  return `e30.${btoa(JSON.stringify({ iat, exp: iat + 1_800 }))}.signature`;
};

/** When a token expires on a device's clock that says `now`. */
function localExpiry(token: string, now: number, isIssuedNow = false): number {
  return (tokenExpiry(token) ?? Number.NaN) - clockOffset(token, now, 0, isIssuedNow);
}

describe("a token that was issued just now", () => {
  it("expires at its own time where the clocks agree", () => {
    expect(localExpiry(tokenIssued(NOW - 20_000), NOW, true)).toBe(NOW - 20_000 + 30 * MINUTE);
  });

  it("is valid for half an hour and is renewed five minutes before, however wrong the device's clock is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000 * HOUR, max: 1_000 * HOUR }), (error) => {
        const here = NOW + error;
        const token = tokenIssued(NOW);
        const expiry = localExpiry(token, here, true);
        expect(Math.abs(expiry - here - 30 * MINUTE)).toBeLessThanOrEqual(MINUTE);
        expect(refreshDelay(expiry, here)).toBeGreaterThanOrEqual(24 * MINUTE);
        expect(isTokenExpired(token, here + clockOffset(token, here, 0, true))).toBe(false);
      }),
    );
  });
});

describe("a stored token", () => {
  it("shows that the device's clock is behind when it was issued in the future", () => {
    expect(localExpiry(tokenIssued(NOW), NOW - HOUR)).toBe(NOW - HOUR + 30 * MINUTE);
  });

  it("is as old as it says where the clocks agree", () => {
    expect(localExpiry(tokenIssued(NOW - 20 * MINUTE), NOW)).toBe(NOW + 10 * MINUTE);
  });

  it.each(["", "nonsense"])("that is %j has no expiry and keeps the known clock offset", (token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(clockOffset(token, NOW, HOUR, false)).toBe(HOUR);
  });
});

describe("a user who was active", () => {
  const presence = presenceAfterActivity(NOW);

  it.each([
    ["is active", 0, "active"],
    ["is active", 13 * MINUTE - 1, "active"],
    ["sees the warning", 13 * MINUTE, "warning"],
    ["sees the warning", 15 * MINUTE - 1, "warning"],
    ["is logged out", 15 * MINUTE, "over"],
    ["is logged out after a night's sleep", 8 * 60 * MINUTE, "over"],
  ])("%s after %i ms", (_words, after, stage) => {
    expect(stageOf(presence, NOW + after)).toBe(stage);
  });

  it("has fifteen minutes in all and passes through the stages in order", () => {
    const order = ["active", "warning", "over"];
    fc.assert(
      fc.property(fc.nat(), fc.nat(20 * MINUTE), fc.nat(20 * MINUTE), (start, one, other) => {
        const some = presenceAfterActivity(start);
        expect(endsAt(some) - start).toBe(15 * MINUTE);
        const [early, late] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(stageOf(some, start + early))).toBeLessThanOrEqual(
          order.indexOf(stageOf(some, start + late)),
        );
      }),
    );
  });
});

describe("a page that opens", () => {
  it.each([
    ["thirty minutes", 30 * MINUTE, "active"],
    ["thirteen minutes", 13 * MINUTE, "active"],
    ["just under thirteen minutes", 13 * MINUTE - 1, "warning"],
    ["six minutes", 6 * MINUTE, "warning"],
    ["just over a minute", MINUTE + 1, "warning"],
    ["a minute", MINUTE, "active"],
    ["a second", SECOND, "active"],
    ["nothing", -MINUTE, "active"],
  ])("with %s left on its token", (_words, left, stage) => {
    expect(stageOf(presenceOnLoad(NOW + left, NOW), NOW)).toBe(stage);
  });

  it("counts down two minutes when it warns", () => {
    expect(secondsUntil(endsAt(presenceOnLoad(NOW + 6 * MINUTE, NOW)), NOW)).toBe(120);
  });
});

describe("the countdown", () => {
  it.each([
    [120 * SECOND, 120],
    [119 * SECOND + 1, 120],
    [119 * SECOND, 119],
    [1, 1],
    [0, 0],
    [-MINUTE, 0],
  ])("shows for %i ms %i seconds", (left, seconds) => {
    expect(secondsUntil(NOW + left, NOW)).toBe(seconds);
  });
});

describe("activity", () => {
  it.each([
    [0, false],
    [4_999, false],
    [5_000, true],
    [-5_000, true],
  ])("counts %i ms after the last counted activity: %s", (after, counts) => {
    expect(isOutsideThrottle(NOW, NOW + after)).toBe(counts);
  });

  it.each([
    ["mousemove", "", "elsewhere", true],
    ["mousemove", "", "backdrop", true],
    ["mousemove", "", "panel", false],
    ["mousedown", "", "elsewhere", true],
    ["mousedown", "", "backdrop", false],
    ["mousedown", "", "panel", false],
    ["touchstart", "", "backdrop", false],
    ["touchstart", "", "panel", false],
    ["scroll", "", "elsewhere", true],
    ["scroll", "", "panel", false],
    ["keydown", "a", "panel", true],
    ["keydown", "Tab", "panel", false],
    ["keydown", "Shift", "panel", false],
    ["keydown", "Enter", "panel", false],
    ["keydown", " ", "panel", false],
    ["keydown", "Escape", "panel", false],
  ] as const)("%s %s (%s) dismisses the warning: %s", (type, key, place, dismisses) => {
    expect(dismissesWarning({ type, key }, place)).toBe(dismisses);
  });
});
