import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeDecodes } from "./merge";
import { UNKNOWN_VEHICLE, type VehicleInfo } from "./vehicle-info";

const ACCORD: VehicleInfo = { ...UNKNOWN_VEHICLE, year: 2003, make: "Honda", model: "Accord" };

describe("merged results of a VIN", () => {
  it("complete each other", () => {
    const live = { ...ACCORD, transmissionType: "Automatic" };
    const embedded = { ...ACCORD, trim: "EX", engineSize: "3.0L V6" };
    expect(mergeDecodes(live, embedded)).toEqual({
      vehicleInfo: { ...ACCORD, trim: "EX", engineSize: "3.0L V6", transmissionType: "Automatic" },
      source: "vpic+embedded",
    });
  });

  it("prefer values of the live service", () => {
    const live = { ...ACCORD, trim: "EX-V6" };
    expect(mergeDecodes(live, { ...ACCORD, trim: "EX" })).toEqual({ vehicleInfo: live, source: "vpic" });
  });

  it.each([
    ["year", { year: 2004 }],
    ["make", { make: "Acura" }],
    ["model", { model: "Civic" }],
  ])("are not mixed when they disagree on the %s", (_field, other) => {
    const embedded = { ...ACCORD, ...other, engineSize: "1.8L I4", trim: "LX" };
    expect(mergeDecodes(ACCORD, embedded)).toEqual({ vehicleInfo: ACCORD, source: "vpic" });
  });

  it("agree on a model if one name starts with the other", () => {
    const live = { ...ACCORD, model: "F-150" };
    const embedded = { ...ACCORD, model: "F150 Lightning", trim: "Pro" };
    expect(mergeDecodes(live, embedded).vehicleInfo).toEqual({ ...live, trim: "Pro" });
  });

  it("use the engine with cylinders when the displacement is the same", () => {
    const engine = (live: string, embedded: string) =>
      mergeDecodes({ ...ACCORD, engineSize: live }, { ...ACCORD, engineSize: embedded }).vehicleInfo
        .engineSize;
    expect(engine("3.0L", "3.0L V6")).toBe("3.0L V6");
    expect(engine("3.0L", "2.4L I4")).toBe("3.0L");
    expect(engine("3.0L V6", "3.0L")).toBe("3.0L V6");
  });

  it("complete a partial live result that does not contradict the embedded data", () => {
    const embedded = { ...ACCORD, trim: "EX", engineSize: "3.0L V6", driveType: "FWD" };
    for (const live of [{ make: "Honda" }, { model: "Accord" }, { year: 2003 }, { trim: "EX-V6" }, {}]) {
      const merged = mergeDecodes({ ...UNKNOWN_VEHICLE, ...live }, embedded);
      expect(merged.vehicleInfo).toEqual({ ...embedded, ...live });
    }
  });

  it("are those of the live service when the embedded data have none", () => {
    const live = { ...ACCORD, driveType: "FWD" };
    expect(mergeDecodes(live, UNKNOWN_VEHICLE)).toEqual({ vehicleInfo: live, source: "vpic" });
    const part = { ...UNKNOWN_VEHICLE, make: "Honda" };
    expect(mergeDecodes(part, UNKNOWN_VEHICLE)).toEqual({ vehicleInfo: part, source: "vpic" });
  });

  it("contain only values of either result", () => {
    const word = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);
    const info: fc.Arbitrary<VehicleInfo> = fc.record({
      year: word(2003, 2004),
      make: word("Honda", "Acura"),
      model: word("Accord", "Accord Hybrid", "Civic"),
      trim: word("EX", "LX"),
      engineSize: word("3.0L", "3.0L V6", "2.4L I4"),
      transmissionType: word("Automatic", "Manual"),
      driveType: word("FWD", "AWD"),
    });
    fc.assert(
      fc.property(info, info, (live, embedded) => {
        const { vehicleInfo, source } = mergeDecodes(live, embedded);
        for (const name of Object.keys(vehicleInfo) as (keyof VehicleInfo)[]) {
          expect([live[name], embedded[name]]).toContain(vehicleInfo[name]);
        }
        // Values of different vehicles are never mixed.
        const clash = (["year", "make"] as const).some(
          (name) => live[name] !== null && embedded[name] !== null && live[name] !== embedded[name],
        );
        if (clash) expect([live, embedded]).toContainEqual(vehicleInfo);
        if (source === "vpic") expect(vehicleInfo).toEqual(live);
        if (source === "embedded") expect(vehicleInfo).toEqual(embedded);
      }),
    );
  });

  it("ignore a live result that contradicts the embedded data and lacks year or model", () => {
    const embedded = { ...UNKNOWN_VEHICLE, year: 2014, make: "Ford", model: "Fusion" };
    const live = { ...UNKNOWN_VEHICLE, make: "7" };
    expect(mergeDecodes(live, embedded)).toEqual({ vehicleInfo: embedded, source: "embedded" });
  });
});
