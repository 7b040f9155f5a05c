import { describe, expect, it } from "vitest";
import { featureList, missingFields, soldAtAfter, soldSince } from "@/lib/retail-vehicles/rules";
import { condition, retailDriveType } from "@/lib/retail-vehicles/schema";

const NOW = new Date("2026-11-20T15:00:00Z");

describe("a pre-owned vehicle", () => {
  it("misses what visitors need to know, and nothing else", () => {
    const vehicle = { year: 2019, make: "Honda", model: "CR-V", mileage: 0, price: null, condition: null };
    expect(missingFields(vehicle)).toEqual(["price", "condition"]);
  });

  it("stays on the site for 30 days after its sale", () => {
    expect(soldSince(NOW)).toEqual(new Date("2026-10-21T15:00:00Z"));
  });

  it("keeps the moment of its sale while it stays sold", () => {
    const sold = new Date("2026-11-01T10:00:00Z");
    expect(soldAtAfter("sold", null, NOW)).toEqual(NOW);
    expect(soldAtAfter("sold", sold, NOW)).toEqual(sold);
    expect(soldAtAfter("pending", sold, NOW)).toBeNull();
  });

  it.each([
    [null, []],
    ["", []],
    ["Moonroof\n\n• Tow package \r\n- Roof rails", ["Moonroof", "Tow package", "Roof rails"]],
  ])("with the features %j lists %j", (features, list) => {
    expect(featureList(features)).toEqual(list);
  });
});

describe("a value with two spellings", () => {
  it("goes to the database and back", () => {
    expect(retailDriveType.values).toEqual(["fwd", "rwd", "awd", "4wd"]);
    for (const value of retailDriveType.values) {
      expect(retailDriveType.toWire(retailDriveType.toStored(value))).toBe(value);
    }
    expect(condition.toStored("very-good")).toBe("very_good");
  });
});
