import { describe, expect, it } from "vitest";
import {
  type Category,
  categories,
  choiceOf,
  componentOf,
  entries,
  entriesOf,
  needsDescription,
  partsOf,
  subcategoriesOf,
  systemOf,
} from "@/lib/part-catalogue/catalogue";
import { PART_SYSTEMS } from "@/lib/part-requests/schema";

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe("the part catalogue", () => {
  it.each([
    ["Door Components & Glass", "Exterior"],
    ["Interior", "Interior"],
    ["Electrical (Interior)", "Electrical"],
    ["Radio/Infotainment", "Electrical"],
    ["Electrical (Exterior/Engine/Drivetrain)", "Electrical"],
    ["Exterior", "Exterior"],
    ["Engine", "Engine/Accessories"],
    ["Intake, Exhaust, & Fuel", "Engine/Accessories"],
    ["Engine/Engine Bay Accessories", "Engine/Accessories"],
    ["Transmission & Drivetrain", "Transmission/Drivetrain"],
    ["Steering & Suspension", "Steering/Suspension"],
    ["Lights and Lamps", "Electrical"],
    ["Wheels, Tires, & Brakes", "Wheels/Tires"],
    ["Air Conditioning & Heating", "Engine/Accessories"],
    ["Misc", "Other"],
  ])("maps %s to the system %s", (category, system) => {
    expect(systemOf(category)).toBe(system);
  });

  it("has 15 categories, 187 subcategories and 671 parts", () => {
    const subcategories = categories.flatMap((category) => category.subcategories);
    expect(categories).toHaveLength(15);
    expect(subcategories).toHaveLength(187);
    expect(subcategories.flatMap(({ parts }) => parts)).toHaveLength(671);
  });

  it("uses only systems that are valid in requests", () => {
    for (const { system } of categories) expect(PART_SYSTEMS).toContain(system);
  });

  it("has no duplicate choices", () => {
    expect(repeated(categories.map(({ name }) => name))).toEqual([]);
    for (const { name, subcategories } of categories) {
      expect(repeated(subcategoriesOf(name))).toEqual([]);
      for (const { parts } of subcategories) expect(repeated(parts)).toEqual([]);
    }
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  });

  it("lists the parts of the chosen subcategory", () => {
    expect(partsOf("Steering & Suspension", "Control Arms")).toEqual([
      "Front Upper Control Arm",
      "Front Lower Control Arm",
      "Rear Upper Control Arm",
      "Rear Lower Control Arm",
      "Other Control Arm",
    ]);
  });

  it("returns nothing for an unknown category", () => {
    expect(subcategoriesOf("")).toEqual([]);
    expect(partsOf("Interior", "Bumpers")).toEqual([]);
    expect(systemOf("Boats")).toBeNull();
  });

  it("converts every entry to its three choices", () => {
    for (const entry of entries) {
      const { category, subcategory, part } = choiceOf(entry);
      expect(partsOf(category, subcategory)).toContain(part);
    }
  });
});

describe("a subcategory without specific parts", () => {
  const small: Category[] = [
    { name: "Misc", system: "Other", subcategories: [{ name: "Snow Plow", parts: [] }] },
  ];
  const [entry] = entriesOf(small);

  it("is a search result", () => {
    expect(entry).toMatchObject({ name: "Snow Plow", category: "Misc", subcategory: "Snow Plow" });
  });

  it("is a choice without a part", () => {
    expect(entry && choiceOf(entry, small)).toEqual({ category: "Misc", subcategory: "Snow Plow", part: "" });
  });
});

describe("a choice", () => {
  it("is sent as subcategory and part when both exist", () => {
    expect(componentOf({ subcategory: "Hood", part: "Hood Latch" })).toBe("Hood - Hood Latch");
  });

  it("is sent as the subcategory alone when it has no parts", () => {
    expect(componentOf({ subcategory: "Snow Plow", part: "" })).toBe("Snow Plow");
  });

  it.each([
    ["Console", "Other Console", true],
    ["Other Part", "Part Not Listed", true],
    ["Other Part", "", true],
    ["Console", "Front Console", false],
    ["Rear View Mirror", "Rear View Mirror", false],
    ["", "", false],
  ])("of %j and %j needs a description: %s", (subcategory, part, needed) => {
    expect(needsDescription({ subcategory, part })).toBe(needed);
  });
});
