import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyLength, keyMatches, patternSubject } from "./pattern-match";

const SUBJECT = "FW4L8|RFA86622";

describe("a vPIC key", () => {
  it("is matched against positions 4 to 8 and 10 to 17", () => {
    expect(patternSubject("1FTFW4L86RFA86622")).toBe(SUBJECT);
  });

  it.each([
    ["FW4L8", true, "plain characters"],
    ["FW", true, "the start only"],
    ["**4", true, "wildcards"],
    ["*****|*F", true, "positions after the bar"],
    ["F[TW]4", true, "a set"],
    ["F[U-X]4", true, "a range"],
    ["F[A-CW]4", true, "a range and a character"],
    ["**#", true, "a digit"],
    ["FT", false, "another character"],
    ["F[A-C]4", false, "another range"],
    ["*#", false, "a letter instead of a digit"],
    ["******", false, "wildcards do not match the bar"],
    ["F[W", false, "an unclosed bracket"],
    ["FW4L8|RFA866221", false, "longer than the VIN"],
  ])("%s: %s (%s)", (key, expected) => {
    expect(keyMatches(key, SUBJECT)).toBe(expected);
  });

  it("has a length without its wildcards", () => {
    expect(keyLength("**4L*|[AB]")).toBe(7);
  });

  it("never throws when malformed", () => {
    const text = fc.string({ unit: fc.constantFrom(..."A1*[]-|#_") });
    fc.assert(fc.property(text, text, (key, subject) => typeof keyMatches(key, subject) === "boolean"));
  });
});
