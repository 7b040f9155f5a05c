import { describe, expect, test } from "vitest";
import { dismantledVehicles } from "./dismantled-vehicles";
import { partRequests } from "./part-requests";
import { repairRequests } from "./repair-requests";
import { retailVehicles, unfinishedRetailVehicle } from "./retail-vehicles";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES = new Map(
  [..."0123456789ABCDEFGHJKLMNPRSTUVWXYZ"].map((sign, i) => [
    sign,
    Number("012345678912345678123457923456789"[i]),
  ]),
);
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The ninth character as 49 CFR 565.15 has it. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, sign, i) => total + (VALUES.get(sign) ?? Number.NaN) * (WEIGHTS[i] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** The tenth character, with the seventh telling the thirty-year rounds apart: a digit before 2010, a letter since. */
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
  test("the check digit rule agrees with a published example", () => {
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    expect(checkDigit("1M8GDM9AXKP042789")).not.toBe("X");
  });

  test.each(modern.map(({ vin, year, make, model }) => [vin, year, `${make} ${model}`] as const))(
    "%s has a right check digit and is of model year %i (%s)",
    (vin, year) => {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(vin.charAt(8)).toBe(checkDigit(vin));
      expect(modelYear(vin)).toBe(year);
    },
  );

  test("the vehicle still to be written up has a right check digit too", () => {
    expect(unfinishedRetailVehicle.vin.charAt(8)).toBe(checkDigit(unfinishedRetailVehicle.vin));
  });

  test("one vehicle on the lot is older than the 17-character VIN", () => {
    const older = retailVehicles.filter(({ year }) => year <= 1980);
    expect(older).toHaveLength(1);
    expect(older[0]?.vin).toMatch(/^[A-HJ-NPR-Z0-9]{5,16}$/);
  });

  test("no two vehicles share one", () => {
    const vins = [...retailVehicles, unfinishedRetailVehicle, ...dismantledVehicles].map(({ vin }) => vin);
    expect(new Set(vins).size).toBe(60);
  });

  test("some requests are about vehicles of either inventory", () => {
    const yard = new Set(dismantledVehicles.map(({ vin }) => vin));
    const lot = new Set(retailVehicles.map(({ vin }) => vin));
    expect(partRequests.filter(({ vin }) => yard.has(vin)).length).toBeGreaterThan(2);
    expect(repairRequests.filter(({ vehicle }) => lot.has(vehicle?.vin ?? ""))).not.toHaveLength(0);
  });
});
