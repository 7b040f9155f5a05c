import { describe, expect, test } from "vitest";
import { dismantledVehicles } from "./dismantled-vehicles";
import { partRequests } from "./part-requests";
import { repairRequests } from "./repair-requests";
import { retailVehicles, unfinishedRetailVehicle } from "./retail-vehicles";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES = new Map(
  [..."0123456789ABCDEFGHJKLMNPRSTUVWXYZ"].map((character, i) => [
    character,
    Number("012345678912345678123457923456789"[i]),
  ]),
);
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The check digit (position 9) by 49 CFR 565.15. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, i) => total + (VALUES.get(character) ?? Number.NaN) * (WEIGHTS[i] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** The model year by position 10. Position 7 determines the 30-year cycle: a digit before 2010, a letter since. */
function modelYear(vin: string): number {
  const first = 1980 + YEAR_CODES.indexOf(vin.charAt(9));
  return /[A-Z]/.test(vin.charAt(6)) ? first + 30 : first;
}

const modern = [
  ...retailVehicles.filter((vehicle) => vehicle.year > 1980),
  ...dismantledVehicles,
  ...partRequests,
  ...repairRequests.flatMap(({ vehicle }) => (vehicle?.vin ? [{ ...vehicle, vin: vehicle.vin }] : [])),
];

describe("VINs of the demo data", () => {
  test("the check digit of a published example is correct", () => {
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    expect(checkDigit("1M8GDM9AXKP042789")).not.toBe("X");
  });

  test.each(modern.map(({ vin, year, make, model }) => [vin, year, `${make} ${model}`] as const))(
    "%s has the correct check digit and the model year %i (%s)",
    (vin, year) => {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(vin.charAt(8)).toBe(checkDigit(vin));
      expect(modelYear(vin)).toBe(year);
    },
  );

  test("the incomplete vehicle has the correct check digit", () => {
    expect(unfinishedRetailVehicle.vin.charAt(8)).toBe(checkDigit(unfinishedRetailVehicle.vin));
  });

  test("one pre-owned vehicle is older than the 17-character VIN", () => {
    const older = retailVehicles.filter(({ year }) => year <= 1980);
    expect(older).toHaveLength(1);
    expect(older[0]?.vin).toMatch(/^[A-HJ-NPR-Z0-9]{5,16}$/);
  });

  test("no two vehicles have the same VIN", () => {
    const vins = [...retailVehicles, unfinishedRetailVehicle, ...dismantledVehicles].map(({ vin }) => vin);
    expect(new Set(vins).size).toBe(60);
  });

  test("some requests are for vehicles in the inventories", () => {
    const dismantledVins = new Set(dismantledVehicles.map(({ vin }) => vin));
    const retailVins = new Set(retailVehicles.map(({ vin }) => vin));
    expect(partRequests.filter(({ vin }) => dismantledVins.has(vin)).length).toBeGreaterThan(2);
    expect(repairRequests.filter(({ vehicle }) => retailVins.has(vehicle?.vin ?? ""))).not.toHaveLength(0);
  });
});
