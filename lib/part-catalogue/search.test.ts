import { describe, expect, it } from "vitest";
import { type CatalogueEntry, entries, entriesOf } from "@/lib/part-catalogue/catalogue";
import { isSearchable, MAX_RESULTS, matchedRanges, searchParts } from "@/lib/part-catalogue/search";

const found = (query: string) => searchParts(entries, query).hits.map(({ entry }) => entry.name);
const underlined = (name: string, query: string) =>
  matchedRanges(name, query).map(([from, to]) => name.slice(from, to));

describe("searching for a part", () => {
  it.each([
    ["rim", ["Alloy/Aluminum Wheel/Rim", "Steel Wheel/Rim", "Window Frame Trim"]],
    ["headl", ["Headliner", "Headlight Switch", "Headlight/Headlamp Assembly"]],
    [
      "ac",
      ["Air Conditioning Compressor", "Air Conditioning Compressor Clutch", "Air Conditioning Condenser"],
    ],
    [
      "A/C",
      ["Air Conditioning Compressor", "Air Conditioning Compressor Clutch", "Air Conditioning Condenser"],
    ],
    [
      "ac compressor",
      [
        "Air Conditioning Compressor",
        "Air Conditioning Compressor Clutch",
        "Electric Air Conditioning Compressor",
      ],
    ],
    ["hood", ["Hood", "Hood Hinge", "Hood Latch"]],
    ["abs module", ["ABS/Anti Lock Brake Module"]],
    ["antilock", ["ABS/Anti Lock Brake Module"]],
    ["BUMPER-COVER", ["Front Bumper Cover", "Rear Bumper Cover"]],
    ["control arms", ["Front Upper Control Arm", "Front Lower Control Arm"]],
  ])("%j finds first %j", (query, first) => {
    expect(found(query).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ["accelerator", ["Gas/Accelerator Pedal"]],
    ["zzzz", []],
    ["4wd", ["Four Wheel Drive/4WD Selector Switch"]],
  ])("%j finds %j and nothing else", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it.each(["", " ", "/", "a", "a /", "- -"])("%j is too short to be searched", (query) => {
    expect(isSearchable(query)).toBe(false);
    expect(searchParts(entries, query)).toEqual({ hits: [], total: 0 });
  });

  it("takes the literal word as well as its expansion", () => {
    expect(found("actuator")).toContain("Trunk Release Actuator");
    expect(found("act")).toContain("Trunk Release Actuator");
  });

  it("keeps ten of many, and says how many there were", () => {
    const { hits, total } = searchParts(entries, "door");
    expect(hits).toHaveLength(MAX_RESULTS);
    expect(total).toBeGreaterThan(MAX_RESULTS);
  });

  it("leaves equals in the order of the catalogue", () => {
    const all = searchParts(entries, "brake").hits.map(({ entry }) => entries.indexOf(entry));
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  it("finds a subcategory that has no specific parts", () => {
    const small = entriesOf([
      { name: "Misc", system: "Other", subcategories: [{ name: "Snow Plow", parts: [] }] },
    ]);
    expect(searchParts(small, "plow").hits.map(({ entry }) => entry.name)).toEqual(["Snow Plow"]);
  });

  it("ranks exact, beginning, word, inside, subcategory, then strewn letters", () => {
    const named = (name: string, subcategory = "Other"): CatalogueEntry => ({
      id: name,
      name,
      category: "Made up",
      subcategory,
    });
    const made = [
      named("Rust In Metal"),
      named("Spare", "Rim Parts"),
      named("Trim"),
      named("Steel Rim"),
      named("Rim Lock"),
      named("Rim"),
    ];
    expect(searchParts(made, "rim").hits.map(({ entry }) => entry.name)).toEqual([
      "Rim",
      "Rim Lock",
      "Steel Rim",
      "Trim",
      "Spare",
      "Rust In Metal",
    ]);
  });
});

describe("the match to underline", () => {
  it.each([
    ["Headlight/Headlamp Assembly", "headl", ["Headl"]],
    ["ABS/Anti Lock Brake Module", "antilock", ["Anti Lock"]],
    ["Air Conditioning Compressor", "ac comp", ["Air Conditioning Comp"]],
    ["Gas/Accelerator Pedal", "ac", ["Ac"]],
    ["Rear Deck Speaker", "rdspk", ["R", "D", "Sp", "k"]],
    ["Headliner", "zz", []],
    ["Headliner", "h", []],
  ])("of %j for %j is %j", (name, query, stretches) => {
    expect(underlined(name, query)).toEqual(stretches);
  });
});
