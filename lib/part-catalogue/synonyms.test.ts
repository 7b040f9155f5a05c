import { describe, expect, it } from "vitest";
import { entries } from "@/lib/part-catalogue/catalogue";
import { meaningsOf } from "@/lib/part-catalogue/synonyms";
import source from "@/lib/part-catalogue/synonyms.json";
import { wordsOf } from "@/lib/part-catalogue/words";

const inCatalogue = new Set(
  entries.flatMap(({ name, subcategory, category }) => wordsOf(`${name} ${subcategory} ${category}`)),
);

describe("the synonyms", () => {
  it("are at least 150, in small letters", () => {
    expect(Object.keys(source).length).toBeGreaterThanOrEqual(150);
    for (const phrase of Object.keys(source)) expect(wordsOf(phrase).join(" ")).toBe(phrase);
  });

  it("lead to words of the catalogue only", () => {
    const strange = Object.values(source)
      .flat()
      .flatMap(wordsOf)
      .filter((word) => !inCatalogue.has(word));
    expect(strange).toEqual([]);
  });

  it("replace the words they consist of, in any order, and drop words that say little", () => {
    expect(meaningsOf(["mirror", "passenger", "side"])).toEqual([["side", "view", "mirror"]]);
  });

  it("leave the other words where they are", () => {
    expect(meaningsOf(["back", "brake", "drum"])).toEqual([["rear", "brake", "drum"]]);
  });

  it("prefer the longer phrase", () => {
    expect(meaningsOf(["blinker", "switch"])).toEqual([["turn", "signal", "combination", "switch"]]);
  });

  it("mean nothing where none is among the words", () => {
    expect(meaningsOf(["dipstick"])).toEqual([]);
  });
});
