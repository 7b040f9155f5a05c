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

  it("spell engines with their cylinders", () => {
    expect(decodeEmbedded("2GNFLPE55C6105926")).toMatchObject({ engineSize: "3.0L V6", trim: "2LT" });
    expect(decodeEmbedded("4S3BNAH62G3049699")?.engineSize).toBe("2.5L H4");
    expect(decodeEmbedded("WBAVM1C50EVW50347")?.engineSize).toBe("2.0L I4");
  });

  it("know heavy pickups of both thirty-year cycles", () => {
    expect(decodeEmbedded("1FT8W3BT0REF19088", { currentYear: YEAR })).toMatchObject({
      year: 2024,
      model: "F-350",
    });
    expect(decodeEmbedded("1FTJW36F9TEA02868", { currentYear: YEAR })).toMatchObject({
      year: 1996,
      model: "F-350",
    });
  });

  it("do not take an older vehicle for a newer one whose patterns happen to fit", () => {
    // Position 7 is a digit: 1982, and not 2012, when these keys were a Sonic's and a Silverado's.
    expect(decodeEmbedded("1G1JC1440CZ215164", { currentYear: YEAR })).toMatchObject({
      year: 1982,
      model: "Cavalier",
    });
    expect(decodeEmbedded("1GCDC14K3CE176846", { currentYear: YEAR })?.year).toBe(1982);
  });

  it("do not take a newer vehicle they know no model of for an older one", () => {
    // Position 7 is a letter. In the first, a 1994 engine would fit; in the second, a 1996 one.
    expect(decodeEmbedded("1C4RJEAG2RC476429", { currentYear: YEAR })).toMatchObject({
      year: 2024,
      engineSize: null,
    });
    expect(decodeEmbedded("1FTEW1EP7TKD77746", { currentYear: YEAR })).toMatchObject({
      year: 2026,
      engineSize: null,
    });
  });

  it("do not put a vehicle in a year before its manufacturer's first", () => {
    // Position 7 is a digit, which would mean 1980; this code was first used for the 1990s.
    expect(decodeEmbedded("19UUA6569AA043249", { currentYear: YEAR })).toMatchObject({
      year: 2010,
      make: "Acura",
    });
  });

  it("read the displacement out of an engine code when nothing else gives it", () => {
    expect(decodeEmbedded("5J6TF1H33CL339137")).toMatchObject({ model: "Crosstour", engineSize: "3.5L V6" });
  });

  it("decode a VIN with a wrong check digit all the same", () => {
    expect(decodeEmbedded("1FTFW1ET5DFC10312")).toMatchObject({ year: 2013, make: "Ford", model: "F-150" });
  });

  it("write makes in their natural case", () => {
    const makes = ["WBAVM1C50EVW50347", "1GKENPKS9TJ130604", "4JGFD6BB8TB572566", "3C6UR5DL8NG108210"];
    expect(makes.map((vin) => decodeEmbedded(vin, { currentYear: YEAR })?.make)).toEqual([
      "BMW",
      "GMC",
      "Mercedes-Benz",
      "Ram",
    ]);
  });

  it("say the make and no more of a European vehicle, whose position 10 need not be a year", () => {
    expect(decodeEmbedded("WVWZZZ1JZ3W386752")).toMatchObject({
      year: null,
      make: "Volkswagen",
      model: null,
    });
  });

  it("know nothing of unknown manufacturers and of texts that are no VIN", () => {
    for (const vin of ["", "0000", "ZZZZZZZZZZZZZZZZZ", "IHGCM82633A004352"])
      expect(decodeEmbedded(vin)).toBeNull();
  });

  it("answer any text at all with a proper value or null", () => {
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

  it("show no trim that lists alternatives, and no drive taken from such a list", () => {
    // Porsche reports the 911 Turbo and the GT2 as one: "Turbo (4WD), GT2 (2WD)".
    const turboOrGt2 = decodeEmbedded("WP0CB29952S675533", { currentYear: YEAR });
    expect(turboOrGt2).toMatchObject({ year: 2002, make: "Porsche", trim: null, driveType: null });
  });

  it("are right on year, make and model for 97 in 100 public VINs, on displacement for 95", () => {
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

  it("ship as a file of less than 3 MB", () => {
    expect(statSync("lib/vin/data/vin-patterns.txt.gz").size).toBeLessThan(3_000_000);
  });

  it("are refused when the file is damaged", () => {
    expect(() => parseVinData("# only a header\n")).toThrow("VIN data is damaged");
  });
});
