import { describe, expect, it } from "vitest";
import { matching, searchWords } from "@/lib/lists/search";

describe("the words of a search", () => {
  it.each([
    ["", []],
    ["  \t ", []],
    ["Ford  FUSION", [["ford"], ["fusion"]]],
    ["ford Ford", [["ford"]]],
    ["F-150", [["f-150", "f150"]]],
    ["José Müller", [["jose"], ["muller"]]],
    ["a\0b", [["a"], ["b"]]],
    ["ｆｏｒｄ", [["ford"]]],
    ["-", [["-"]]],
    ["O'Neil", [["o'neil", "oneil"]]],
    ["dana@example.com", [["dana@example.com", "danaexamplecom"]]],
  ])("of %j are %j", (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });

  it.each([
    "(518) 555-0117",
    "518-555-0117",
    "518.555.0117",
    "518 555 0117",
    "518/555/0117",
    "5185550117",
    "15185550117",
    "1-518-555-0117",
    "+1 518 555 0117",
    "+1 (518) 555-0117",
    "tel:+15185550117",
  ])("that are a phone number, %j, are its ten digits", (search) => {
    expect(searchWords(`dana ${search}`)).toEqual([["dana"], ["5185550117"]]);
  });

  it("match part of a phone number by its digits", () => {
    expect(searchWords("(518) 555-01")).toEqual([
      ["(518)", "518"],
      ["555-01", "55501"],
    ]);
  });

  it("keep a VIN in one piece", () => {
    expect(searchWords("1hgcm82633a004352")).toEqual([["1hgcm82633a004352"]]);
  });
});

describe("the rows that match a search", () => {
  it("contain every word, and no character is a wildcard", () => {
    expect(matching("100%_x\\ y")).toEqual({
      AND: [
        {
          OR: [{ searchText: { contains: "100\\%\\_x\\\\" } }, { searchText: { contains: "100x" } }],
        },
        { OR: [{ searchText: { contains: "y" } }] },
      ],
    });
  });

  it("are all rows without a search", () => {
    expect(matching(undefined)).toEqual({ AND: [] });
  });
});
