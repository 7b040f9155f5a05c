import { describe, expect, it } from "vitest";
import { isOneTypoAway, stem, wordsOf } from "@/lib/part-catalogue/words";

describe("words", () => {
  it("are in lower case, without apostrophes and punctuation", () => {
    expect(wordsOf("Driver's-side Alloy/Aluminum, 17\"")).toEqual([
      "drivers",
      "side",
      "alloy",
      "aluminum",
      "17",
    ]);
  });

  it.each([
    ["rims", "rim"],
    ["switches", "switch"],
    ["boxes", "box"],
    ["axles", "axle"],
    ["glass", "glass"],
    ["gas", "gas"],
    ["abs", "abs"],
  ])("%j is compared as %j", (word, base) => {
    expect(stem(word)).toBe(base);
  });

  it.each([
    ["alternater", "alternator"],
    ["windsheild", "windshield"],
    ["mufler", "muffler"],
    ["mufffler", "muffler"],
    ["altenator", "alternator"],
    ["radiatorr", "radiator"],
  ])("%j is one typo away from %j, in both directions", (typo, word) => {
    expect(isOneTypoAway(typo, word)).toBe(true);
    expect(isOneTypoAway(word, typo)).toBe(true);
  });

  it.each([
    ["muffler", "muffler"],
    ["break", "brake"],
    ["mufflr", "mufferl"],
    ["strut", "struts up"],
  ])("%j is not one typo away from %j", (one, other) => {
    expect(isOneTypoAway(one, other)).toBe(false);
  });
});
