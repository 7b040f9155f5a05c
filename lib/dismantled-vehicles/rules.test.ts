import { describe, expect, it } from "vitest";
import { modelPlural, nearestYears, partRequestPath } from "@/lib/dismantled-vehicles/rules";

describe("a dismantled vehicle's page", () => {
  it("shows the nearest model years first, the latest of equal ones first", () => {
    const vehicles = [2009, 2016, 2013, 2014, 2012].map((year, index) => ({ year, index }));
    expect(nearestYears(2014, vehicles, 3).map(({ year }) => year)).toEqual([2014, 2013, 2016]);
  });

  it.each([
    ["RAV4", "RAV4s"],
    ["Prius", "Priuses"],
    ["CX-5", "CX-5s"],
  ])("names several %s: %s", (model, plural) => {
    expect(modelPlural(model)).toBe(plural);
  });

  it("links to the request with VIN, donor and part", () => {
    const vehicle = { _id: "abcdefghij01", vin: "2T3RFREV7EW148206" };
    expect(partRequestPath(vehicle)).toBe("/partsrequest?vin=2T3RFREV7EW148206&donor=abcdefghij01");
    expect(partRequestPath(vehicle, "Tail Light")).toBe(
      "/partsrequest?vin=2T3RFREV7EW148206&donor=abcdefghij01&part=Tail+Light",
    );
  });
});
