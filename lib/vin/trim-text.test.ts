import { describe, expect, it } from "vitest";
import { driveFromText, trimFromText } from "./trim-text";

describe("a trim", () => {
  it.each([
    ["EX-L", "CP268", "EX-L"],
    [null, "2LT (FWD)", "2LT"],
    [null, "sDrive 28i", "sDrive 28i"],
    [null, "1500", "1500"],
    [null, "ZZE130L/ZZE131L", null],
    [null, "K25", null],
    [null, null, null],
  ])("of %s and series %s is %s", (trim, series, expected) => {
    expect(trimFromText(trim, series)).toBe(expected);
  });
});

describe("a drive type in words", () => {
  it.each([
    ["2LT (FWD)", "FWD"],
    ["1LT AWD", "AWD"],
    ["Titanium - 4WD", "4WD"],
    ["3500 4x4", "4x4"],
    ["FWD/eAWD (T8)", "FWD"],
    ["Turbo (4WD), GT2 (RWD)", null],
    ["Advantage", null],
    [null, null],
  ])("in %s is %s", (text, expected) => {
    expect(driveFromText(text)).toBe(expected);
  });
});
