import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { compareClocks, localExpiry, serverTime } from "@/lib/auth/browser/device-clock";
import { isTokenExpired, refreshDelay } from "@/lib/auth/browser/token";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const tokenIssued = (at: number) => {
  const iat = Math.floor(at / 1_000);
  return `e30.${btoa(JSON.stringify({ iat, exp: iat + 1_800 }))}.signature`;
};

beforeEach(() => compareClocks(tokenIssued(NOW), NOW));

describe("a token that has just come", () => {
  it("expires by its own word where the clocks agree", () => {
    const token = tokenIssued(NOW - 20_000);
    compareClocks(token, NOW);
    expect(localExpiry(token, NOW)).toBe(NOW - 20_000 + 30 * MINUTE);
  });

  it("is good for its half hour and is renewed five minutes before, however wrong the device's clock is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000 * HOUR, max: 1_000 * HOUR }), (error) => {
        const here = NOW + error;
        const token = tokenIssued(NOW);
        compareClocks(token, here);
        const expiry = localExpiry(token, here) ?? 0;
        expect(Math.abs(expiry - here - 30 * MINUTE)).toBeLessThanOrEqual(MINUTE);
        expect(refreshDelay(expiry, here)).toBeGreaterThanOrEqual(24 * MINUTE);
        expect(isTokenExpired(token, serverTime(here))).toBe(false);
      }),
    );
  });
});

describe("a stored token", () => {
  it("tells that the device is behind when it comes from the future", () => {
    const token = tokenIssued(NOW);
    expect(localExpiry(token, NOW - HOUR)).toBe(NOW - HOUR + 30 * MINUTE);
  });

  it("is as old as it says where the clocks agree", () => {
    expect(localExpiry(tokenIssued(NOW - 20 * MINUTE), NOW)).toBe(NOW + 10 * MINUTE);
  });

  it.each([null, "", "nonsense"])("that is %j has no expiry", (token) => {
    expect(localExpiry(token, NOW)).toBeNull();
  });
});
