import { describe, expect, it } from "vitest";
import { isTokenExpired, refreshDelay, tokenExpiry } from "@/lib/auth/browser/token";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const MINUTE = 60_000;

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
    ["an empty text", ""],
    ["one part", "abc"],
    ["a payload that is not base64", "a.%%%.c"],
    ["a payload that is not JSON", `a.${btoa("hello")}.c`],
    ["a payload that is no object", tokenWith(null)],
    ["no exp", tokenWith({ sub: "1" })],
    ["an exp that is no number", tokenWith({ exp: "1795183200" })],
  ])("cannot be read from %s, which then counts as expired", (_case, token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(isTokenExpired(token, NOW)).toBe(true);
  });

  it("counts as past from 300 seconds before", () => {
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
    ["at once when the token is past", -MINUTE, 0],
  ])("comes %s", (_case, timeLeft, delay) => {
    expect(refreshDelay(NOW + timeLeft, NOW)).toBe(delay);
  });
});
