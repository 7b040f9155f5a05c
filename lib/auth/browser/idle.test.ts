import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dismissesWarning,
  endsAt,
  isOutsideThrottle,
  presenceAfterActivity,
  presenceOnLoad,
  secondsUntil,
  stageOf,
} from "@/lib/auth/browser/idle";

const NOW = Date.UTC(2026, 10, 20, 14, 0, 0);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe("somebody who was there", () => {
  const presence = presenceAfterActivity(NOW);

  it.each([
    ["is active", 0, "active"],
    ["is active", 13 * MINUTE - 1, "active"],
    ["is warned", 13 * MINUTE, "warning"],
    ["is warned", 15 * MINUTE - 1, "warning"],
    ["is logged out", 15 * MINUTE, "over"],
    ["is logged out after a night's sleep", 8 * 60 * MINUTE, "over"],
  ])("%s after %i ms", (_words, after, stage) => {
    expect(stageOf(presence, NOW + after)).toBe(stage);
  });

  it("has fifteen minutes in all, whenever that was, and passes through the stages in their order", () => {
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
  ])("counts %i ms after the last that did: %s", (after, counts) => {
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
