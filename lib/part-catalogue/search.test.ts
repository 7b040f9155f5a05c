import { describe, expect, it } from "vitest";
import { type CatalogueEntry, entries, entriesOf, findParts } from "@/lib/part-catalogue/catalogue";
import { isSearchable } from "@/lib/part-catalogue/query";
import { MAX_RESULTS, matchedRanges, searchParts } from "@/lib/part-catalogue/search";
import { indexOf } from "@/lib/part-catalogue/search-index";

const found = (query: string) => findParts(query).hits.map(({ entry }) => entry.name);
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
  ])("%j has the first results %j", (query, first) => {
    expect(found(query).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ["accelerator", ["Gas/Accelerator Pedal"]],
    ["zzzz", []],
    ["4wd", ["Four Wheel Drive/4WD Selector Switch"]],
  ])("%j finds only %j", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it.each(["", " ", "/", "a", "a /", "- -"])("%j is too short to search", (query) => {
    expect(isSearchable(query)).toBe(false);
    expect(findParts(query)).toEqual({ hits: [], total: 0 });
  });

  it("finds both the literal word and its expansion", () => {
    expect(found("actuator")).toContain("Trunk Release Actuator");
    expect(found("act")).toContain("Trunk Release Actuator");
  });

  it("returns ten results and the total number", () => {
    const { hits, total } = findParts("door");
    expect(hits).toHaveLength(MAX_RESULTS);
    expect(total).toBeGreaterThan(MAX_RESULTS);
  });

  it("orders equal matches as in the catalogue", () => {
    const all = findParts("brake").hits.map(({ entry }) => entries.indexOf(entry));
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  it("finds a subcategory that has no specific parts", () => {
    const small = entriesOf([
      { name: "Misc", system: "Other", subcategories: [{ name: "Snow Plow", parts: [] }] },
    ]);
    expect(searchParts(indexOf(small), "plow").hits.map(({ entry }) => entry.name)).toEqual(["Snow Plow"]);
  });

  it("ranks exact, prefix, word, substring, subcategory, then subsequence matches", () => {
    const named = (name: string, subcategory = "Other"): CatalogueEntry => ({
      id: name,
      name,
      category: "Test",
      subcategory,
    });
    const testEntries = [
      named("Rust In Metal"),
      named("Spare", "Rim Parts"),
      named("Trim"),
      named("Steel Rim"),
      named("Rim Lock"),
      named("Rim"),
    ];
    expect(searchParts(indexOf(testEntries), "rim").hits.map(({ entry }) => entry.name)).toEqual([
      "Rim",
      "Rim Lock",
      "Steel Rim",
      "Trim",
      "Spare",
      "Rust In Metal",
    ]);
  });
});

describe("searching with customers' words", () => {
  it.each([
    ["stereo", "Radio/Receiver"],
    ["head unit", "Radio/Receiver"],
    ["rims", "Steel Wheel/Rim"],
    ["aluminum rims", "Alloy/Aluminum Wheel/Rim"],
    ["passenger mirror", "Side View Mirror"],
    ["alternater", "Alternator"],
    ["gas tank", "Fuel/Gas Tank"],
    ["cat", "Front Catalytic Converter"],
    ["tranny", "Automatic Transmission"],
    ["a/c compressor", "Air Conditioning Compressor"],
    ["blinker", "Front Turn Signal/Park Lamp"],
    ["wiper motor", "Windshield Wiper Motor"],
  ])("%j has the first result %j", (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each([
    ["arm control upper front", "Front Upper Control Arm"],
    ["tubes oil pickup", "Oil Pickup Tube"],
    ["fans condenser", "Air Conditioning Condenser Fan"],
  ])("%j, in another order or in the plural, finds %j", (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each(["muffler", "mufler", "muflfer", "muffleer", "nuffler"])(
    "%j, with at most one typo, finds the muffler",
    (query) => {
      expect(found(query)[0]).toBe("Muffler");
    },
  );

  it("does not correct typos in words of four letters", () => {
    expect(found("hoof")).not.toContain("Hood");
  });

  it.each(["my alternator please", "2012 Honda Civic alternator", "alternator, used"])(
    "ignores words that do not name a part: %j",
    (query) => {
      expect(found(query)[0]).toBe("Alternator");
    },
  );

  it("finds partial matches when no part matches all words", () => {
    expect(found("serpentine belt tensioner")).toContain("Belt Tensioner");
  });

  it("returns the ranges of the matched words", () => {
    const [hit] = findParts("hinge trunk").hits;
    const name = hit?.entry.name ?? "";
    expect(hit?.ranges.map(([from, to]) => name.slice(from, to))).toEqual(["Trunk", "Hinge"]);
  });
});

describe("the ranges to underline", () => {
  it.each([
    ["Headlight/Headlamp Assembly", "headl", ["Headl"]],
    ["ABS/Anti Lock Brake Module", "antilock", ["Anti Lock"]],
    ["Air Conditioning Compressor", "ac comp", ["Air Conditioning Comp"]],
    ["Gas/Accelerator Pedal", "ac", ["Ac"]],
    ["Rear Deck Speaker", "rdspk", ["R", "D", "Sp", "k"]],
    ["Headliner", "zz", []],
    ["Headliner", "h", []],
  ])("in %j for %j are %j", (name, query, ranges) => {
    expect(underlined(name, query)).toEqual(ranges);
  });
});
