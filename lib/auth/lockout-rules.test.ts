import { describe, expect, it } from "vitest";
import { afterFailure, lockedFor, lockMessage, NO_FAILURES, waitMessage } from "@/lib/auth/lockout-rules";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const MINUTE = 60_000;

function failing(times: number) {
  let state = NO_FAILURES;
  for (let i = 0; i < times; i++) state = afterFailure(state, NOW);
  return state;
}

describe("the lock after failed sign-ins", () => {
  it.each([
    [1, null, 0],
    [2, null, 0],
    [3, "Too many failed attempts. Account locked for 1 minute.", 1],
    [4, null, 0],
    [5, "Too many failed attempts. Account locked for 15 minutes.", 15],
    [6, "Too many failed attempts. Account locked for 15 minutes.", 15],
  ])("after failure %i has the message %j", (times, message, minutes) => {
    const state = failing(times);
    expect(lockMessage(state.failures)).toBe(message);
    expect(state.lockedUntil).toBe(minutes === 0 ? null : NOW + minutes * MINUTE);
  });

  it("has a message with the minutes left, rounded up", () => {
    const state = failing(5);
    expect(waitMessage(state, NOW)).toBe("Too many failed attempts. Please try again in 15 minute(s).");
    expect(waitMessage(state, NOW + 14 * MINUTE + 1)).toBe(
      "Too many failed attempts. Please try again in 1 minute(s).",
    );
  });

  it("ends when its time is over", () => {
    expect(waitMessage(failing(3), NOW + MINUTE - 1)).not.toBeNull();
    expect(waitMessage(failing(3), NOW + MINUTE)).toBeNull();
    expect(waitMessage(NO_FAILURES, NOW)).toBeNull();
  });

  it("lasts as long as the server says", () => {
    const state = lockedFor(failing(1), 90, NOW);
    expect(state.failures).toBe(1);
    expect(waitMessage(state, NOW)).toBe("Too many failed attempts. Please try again in 2 minute(s).");
  });
});
