import { describe, expect, it } from "vitest";
import { savedReplies } from "@/prisma/demo/saved-replies";
import {
  fillReply,
  markPlaceholders,
  markUnfilled,
  PLACEHOLDERS,
  type PlaceholderValues,
  searchReplies,
  unfilledIn,
  unknownPlaceholder,
} from "./rules";
import { savedReplySchema } from "./schema";

const values: PlaceholderValues = {
  customer: "Odessa Pinkwhistle",
  vehicle: "2015 Toyota RAV4 XLE",
  part: "Headlight",
  donor: null,
  miles: "",
  total: "$204.12",
  date: null,
  phone: "(518) 555-0142",
  hours: "Monday–Friday 8am–5pm",
};

describe("filling in a saved reply", () => {
  it.each([
    ["Hello {customer}.", "Hello Odessa Pinkwhistle."],
    ["{part}, {part}: {total}", "Headlight, Headlight: $204.12"],
    // Without a value, the name of the placeholder is marked.
    ["off a {donor}, {miles} miles", "off a [donor], [miles] miles"],
    ["no placeholder", "no placeholder"],
    ["{unknown} and {} stay", "{unknown} and {} stay"],
  ])("%s", (text, filled) => {
    expect(fillReply(text, values)).toBe(filled);
  });

  it("does not fill in what a value contains", () => {
    expect(fillReply("{customer}", { ...values, customer: "{phone} $& $1" })).toBe("{phone} $& $1");
  });

  it("leaves nothing unfilled when there are all values", () => {
    const all = Object.fromEntries(PLACEHOLDERS.map((name) => [name, "x"])) as PlaceholderValues;
    for (const { text } of savedReplies) expect(unfilledIn(fillReply(text, all))).toEqual([]);
  });
});

describe("unfilled placeholders", () => {
  it("are those in square brackets, and those that were typed with braces", () => {
    expect(unfilledIn("[miles] miles, {total} by [date]")).toEqual(["[miles]", "{total}", "[date]"]);
  });

  it("are not other words in brackets", () => {
    expect(unfilledIn("[sic] {whatever} [Miles] (miles)")).toEqual([]);
  });

  it("are marked in the text, which stays complete", () => {
    const text = "It has [miles] miles, see {date}";
    const parts = markUnfilled(text);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual(["[miles]", "{date}"]);
  });
});

it("the list of saved replies shows placeholders without braces", () => {
  expect(markPlaceholders("The {part}.")).toEqual([
    { text: "The ", isMarked: false, at: 0 },
    { text: "part", isMarked: true, at: 4 },
    { text: ".", isMarked: false, at: 10 },
  ]);
});

it("a saved reply has only known placeholders", () => {
  expect(unknownPlaceholder("{customer} {part}")).toBeNull();
  expect(unknownPlaceholder("{customer} {prise}")).toBe("prise");
  const { error } = savedReplySchema.safeParse({ title: "Price", text: "It is {prise}." });
  expect(error?.issues[0]?.message).toMatch(/^\{prise\} is not a placeholder\. There are \{customer\}, /);
});

it("the demo's saved replies are valid", () => {
  for (const reply of savedReplies) expect(savedReplySchema.safeParse(reply).success).toBe(true);
});

it("a search finds every word in the name or the text", () => {
  const find = (search: string) => searchReplies(savedReplies, search).map(({ title }) => title);
  expect(find("")).toHaveLength(savedReplies.length);
  expect(find("PHOTO tag")).toEqual(["Need a photo"]);
  expect(find("photo quote")).toEqual([]);
});
