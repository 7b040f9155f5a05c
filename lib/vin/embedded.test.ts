import { statSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import publicVins from "@/e2e/support/vins/public-vins.json";
import samples from "@/e2e/support/vins/samples.json";
import { decodeEmbedded } from "./embedded";
import { parseVinData } from "./embedded-data";
import { vehicleInfoSchema } from "./vehicle-info";

const YEAR = 2026;
const known = samples.filter((sample) => sample.valid);

describe("the embedded VIN data", () => {
  it.each(known.map((sample) => [sample.vin, sample] as const))("decode %s", (vin, sample) => {
    const info = decodeEmbedded(vin, { currentYear: YEAR });
    expect(info).toMatchObject({ year: sample.year, make: sample.make, model: sample.model });
    if (sample.engine) expect(info?.engineSize?.slice(0, 4)).toBe(sample.engine.slice(0, 4));
  });

  it("include the cylinders of engines", () => {
    expect(decodeEmbedded("2GNFLPE55C6105926")).toMatchObject({ engineSize: "3.0L V6", trim: "2LT" });
    expect(decodeEmbedded("4S3BNAH62G3049699")?.engineSize).toBe("2.5L H4");
    expect(decodeEmbedded("WBAVM1C50EVW50347")?.engineSize).toBe("2.0L I4");
  });

  it("include heavy pickups of both 30-year cycles", () => {
    expect(decodeEmbedded("1FT8W3BT0REF19088", { currentYear: YEAR })).toMatchObject({
      year: 2024,
      model: "F-350",
    });
    expect(decodeEmbedded("1FTJW36F9TEA02868", { currentYear: YEAR })).toMatchObject({
      year: 1996,
      model: "F-350",
    });
  });

  it("do not decode an older vehicle as a newer one with matching patterns", () => {
    // Position 7 is a digit: 1982, not 2012, when these keys match a Sonic and a Silverado.
    expect(decodeEmbedded("1G1JC1440CZ215164", { currentYear: YEAR })).toMatchObject({
      year: 1982,
      model: "Cavalier",
    });
    expect(decodeEmbedded("1GCDC14K3CE176846", { currentYear: YEAR })?.year).toBe(1982);
  });

  it("do not decode a newer vehicle without a known model as an older one", () => {
    // Position 7 is a letter. A 1994 engine matches the first, a 1996 engine the second.
    expect(decodeEmbedded("1C4RJEAG2RC476429", { currentYear: YEAR })).toMatchObject({
      year: 2024,
      engineSize: null,
    });
    expect(decodeEmbedded("1FTEW1EP7TKD77746", { currentYear: YEAR })).toMatchObject({
      year: 2026,
      engineSize: null,
    });
  });

  it("do not return a model year before the manufacturer's first", () => {
    // Position 7 is a digit, which means 1980, but this code was first used in the 1990s.
    expect(decodeEmbedded("19UUA6569AA043249", { currentYear: YEAR })).toMatchObject({
      year: 2010,
      make: "Acura",
    });
  });

  it("use the displacement of the engine code if there is no other", () => {
    expect(decodeEmbedded("5J6TF1H33CL339137")).toMatchObject({ model: "Crosstour", engineSize: "3.5L V6" });
  });

  it("decode a VIN with a wrong check digit", () => {
    expect(decodeEmbedded("1FTFW1ET5DFC10312")).toMatchObject({ year: 2013, make: "Ford", model: "F-150" });
  });

  it("write makes in their usual spelling", () => {
    const makes = ["WBAVM1C50EVW50347", "1GKENPKS9TJ130604", "4JGFD6BB8TB572566", "3C6UR5DL8NG108210"];
    expect(makes.map((vin) => decodeEmbedded(vin, { currentYear: YEAR })?.make)).toEqual([
      "BMW",
      "GMC",
      "Mercedes-Benz",
      "Ram",
    ]);
  });

  it("return only the make of a European vehicle, whose position 10 may not be a year", () => {
    expect(decodeEmbedded("WVWZZZ1JZ3W386752")).toMatchObject({
      year: null,
      make: "Volkswagen",
      model: null,
    });
  });

  it("return null for unknown manufacturers and for texts that are not VINs", () => {
    for (const vin of ["", "0000", "ZZZZZZZZZZZZZZZZZ", "IHGCM82633A004352"])
      expect(decodeEmbedded(vin)).toBeNull();
  });

  it("return a valid value or null for any text", () => {
    const characters = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
    const start = fc.constantFrom("1HG", "1FT", "3GN", "WBA", "JTD", "5XX", "1A9", "7AA", "ZZZ");
    const rest = fc.string({ unit: characters, minLength: 14, maxLength: 14 });
    const wellFormed = fc.tuple(start, rest).map(([wmi, tail]) => wmi + tail);
    const anyLength = fc.string({ unit: characters, maxLength: 400 });
    const broken = fc
      .tuple(wellFormed, fc.nat(17), fc.string({ unit: "binary", maxLength: 3 }))
      .map(([vin, at, odd]) => vin.slice(0, at) + odd + vin.slice(at + odd.length));
    const text = fc.oneof(
      wellFormed,
      anyLength,
      broken,
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(text, (vin) => {
        const info = decodeEmbedded(vin);
        if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) expect(info).toBeNull();
        else expect(info === null || vehicleInfoSchema.safeParse(info).success).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("return no trim and no drive type from a list of alternatives", () => {
    // Porsche reports the 911 Turbo and the GT2 as one: "Turbo (4WD), GT2 (2WD)".
    const turboOrGt2 = decodeEmbedded("WP0CB29952S675533", { currentYear: YEAR });
    expect(turboOrGt2).toMatchObject({ year: 2002, make: "Porsche", trim: null, driveType: null });
  });

  it("decode year, make and model of 97% of public VINs correctly, displacement of 95%", () => {
    const plain = (name: string | null | undefined) => (name ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");
    const results = publicVins.map((sample) => ({
      sample,
      info: decodeEmbedded(sample.vin, { currentYear: YEAR }),
    }));
    const right = results.filter(({ sample, info }) => {
      const [found, wanted] = [plain(info?.model), plain(sample.model)];
      const sameModel = found !== "" && (found.includes(wanted) || wanted.includes(found));
      return info?.year === sample.year && plain(info.make) === plain(sample.make) && sameModel;
    });
    const withEngine = results.filter(({ sample }) => sample.engine);
    const rightEngine = withEngine.filter(({ sample, info }) =>
      info?.engineSize?.startsWith(sample.engine ?? "-"),
    );
    expect(right.length / results.length).toBeGreaterThan(0.97);
    expect(rightEngine.length / withEngine.length).toBeGreaterThan(0.95);
  });

  it("are a file of less than 3 MB", () => {
    expect(statSync("lib/vin/data/vin-patterns.txt.gz").size).toBeLessThan(3_000_000);
  });

  it("cause an error when the file is damaged", () => {
    expect(() => parseVinData("# only a header\n")).toThrow("VIN data is damaged");
  });
});
