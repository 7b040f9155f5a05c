import { describe, expect, it } from "vitest";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { missingFields } from "@/lib/retail-vehicles/record";
import { featureList, soldAtAfter, soldSince } from "@/lib/retail-vehicles/rules";

const NOW = new Date("2026-11-20T15:00:00Z");

describe("a pre-owned vehicle", () => {
  it("lists the fields that it needs to be public, and no others", () => {
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
  const retailDriveType = RETAIL_FIELDS.driveType.conversion;
  const condition = RETAIL_FIELDS.condition.conversion;

  it("is converted for the database and back", () => {
    expect(retailDriveType.values).toEqual(["fwd", "rwd", "awd", "4wd"]);
    for (const value of retailDriveType.values) {
      expect(retailDriveType.toWire(retailDriveType.toStored(value))).toBe(value);
    }
    expect(condition.toStored("very-good")).toBe("very_good");
  });
});
