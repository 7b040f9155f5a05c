import { describe, expect, it } from "vitest";
import { insertPhoto, movePhoto } from "@/lib/images/browser/photo-order";

describe("moving a photo", () => {
  it.each([
    [0, 2, "bcad"],
    [3, 0, "dabc"],
    [1, 1, "abcd"],
    [2, 9, "abdc"],
    [9, 0, "abcd"],
  ])("from %i to %i", (from, to, expected) => {
    expect(movePhoto([..."abcd"], from, to).join("")).toBe(expected);
  });
});

describe("inserting a stored photo", () => {
  // A digit is the position in the order chosen; a letter was saved before or moved by hand.
  const rankOf = (photo: string) => (/\d/.test(photo) ? Number(photo) : -1);

  it.each([
    ["", "1", "1"],
    ["ab", "1", "ab1"],
    ["2", "1", "12"],
    ["a2", "1", "a12"],
    ["a13", "2", "a123"],
    ["1a", "2", "1a2"],
    ["12", "2", "12"],
  ])("into %j: photo %s", (photos, added, expected) => {
    expect(insertPhoto([...photos], added, rankOf).join("")).toBe(expected);
  });
});
