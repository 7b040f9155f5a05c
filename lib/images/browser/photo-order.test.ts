import { describe, expect, it } from "vitest";
import { moved, placed } from "@/lib/images/browser/photo-order";

describe("a photo that is moved", () => {
  it.each([
    [0, 2, "bcad"],
    [3, 0, "dabc"],
    [1, 1, "abcd"],
    [2, 9, "abdc"],
    [9, 0, "abcd"],
  ])("from %i to %i", (from, to, expected) => {
    expect(moved([..."abcd"], from, to).join("")).toBe(expected);
  });
});

describe("a photo that has just been stored", () => {
  // The digit is when it was chosen; a letter was there before, or was placed by hand.
  const rankOf = (photo: string) => (/\d/.test(photo) ? Number(photo) : -1);

  it.each([
    ["", "1", "1"],
    ["ab", "1", "ab1"],
    ["2", "1", "12"],
    ["a2", "1", "a12"],
    ["a13", "2", "a123"],
    ["1a", "2", "1a2"],
    ["12", "2", "12"],
  ])("joins %j as %s", (photos, added, expected) => {
    expect(placed([...photos], added, rankOf).join("")).toBe(expected);
  });
});
