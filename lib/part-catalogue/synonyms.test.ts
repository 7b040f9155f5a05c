import { describe, expect, it } from "vitest";
import { entries } from "@/lib/part-catalogue/catalogue";
import { meaningsOf } from "@/lib/part-catalogue/synonyms";
import source from "@/lib/part-catalogue/synonyms.json";
import { wordsOf } from "@/lib/part-catalogue/words";

const inCatalogue = new Set(
  entries.flatMap(({ name, subcategory, category }) => wordsOf(`${name} ${subcategory} ${category}`)),
);

describe("the synonyms", () => {
  it("are at least 150, in lower case", () => {
    expect(Object.keys(source).length).toBeGreaterThanOrEqual(150);
    for (const phrase of Object.keys(source)) expect(wordsOf(phrase).join(" ")).toBe(phrase);
  });

  it("have only targets with words of the catalogue", () => {
    const unknown = Object.values(source)
      .flat()
      .flatMap(wordsOf)
      .filter((word) => !inCatalogue.has(word));
    expect(unknown).toEqual([]);
  });

  it("replace their words in any order, and remove optional words", () => {
    expect(meaningsOf(["mirror", "passenger", "side"])).toEqual([["side", "view", "mirror"]]);
  });

  it("keep the order of other words", () => {
    expect(meaningsOf(["back", "brake", "drum"])).toEqual([["rear", "brake", "drum"]]);
  });

  it("prefer longer phrases", () => {
    expect(meaningsOf(["blinker", "switch"])).toEqual([["turn", "signal", "combination", "switch"]]);
  });

  it("return nothing if there is no synonym among the words", () => {
    expect(meaningsOf(["dipstick"])).toEqual([]);
  });
});
