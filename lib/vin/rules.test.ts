import fc from "fast-check";
import { describe, expect, it } from "vitest";
import samples from "@/e2e/support/vins/samples.json";
import {
  checkDigitValid,
  cleanVin,
  expectedCheckDigit,
  isNorthAmerican,
  isValidVin,
  manufacturerCode,
  modelYear,
  possibleModelYears,
  vinProblem,
} from "./rules";

const CHARACTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const YEAR = 2026;

const vinText = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 17, maxLength: 17 });
const goodVin = vinText.map((vin) => vin.slice(0, 8) + expectedCheckDigit(vin) + vin.slice(9));
const anything = fc.string({ unit: "binary", maxLength: 40 });

/** The value of a character in the checksum. Changes between characters of the same value are not detected. */
const VALUES = Object.fromEntries(
  [..."ABCDEFGH"]
    .map((letter, i) => [letter, i + 1])
    .concat([..."JKLMN"].map((letter, i) => [letter, i + 1]))
    .concat([
      ["P", 7],
      ["R", 9],
    ])
    .concat([..."STUVWXYZ"].map((letter, i) => [letter, i + 2]))
    .concat([..."0123456789"].map((digit) => [digit, Number(digit)])),
);

describe("a typed VIN", () => {
  it("is stripped of spaces and punctuation, converted to upper case and cut to 17 characters", () => {
    expect(cleanVin(" 1hgcm-826 33a.004352/xyz")).toBe("1HGCM82633A004352");
  });

  it("is missing, invalid or valid", () => {
    expect(vinProblem("")).toBe("VIN is required");
    expect(vinProblem("   ")).toBe("VIN is required");
    expect(vinProblem("1HGCM82633A00435")).toBe("Please enter a valid 17-character VIN");
    expect(vinProblem("1HGCM82633A004352")).toBeNull();
  });

  it.each(["I", "O", "Q"])("must not contain the letter %s", (letter) => {
    expect(isValidVin(`1HGCM82633A00435${letter}`)).toBe(false);
  });

  it("is not changed by normalizing it again", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = cleanVin(text);
        expect(cleanVin(once)).toBe(once);
        expect(once).toMatch(/^[A-Z0-9]{0,17}$/);
      }),
    );
  });
});

describe("any text", () => {
  it("is accepted by all rules without an error", () => {
    fc.assert(
      fc.property(fc.oneof(anything, vinText), (text) => {
        const valid = isValidVin(text);
        expect(vinProblem(text) === null).toBe(valid);
        expect(manufacturerCode(text) === null).toBe(!valid);
        expect(expectedCheckDigit(text) === null).toBe(!valid);
        if (!valid) expect([checkDigitValid(text), isNorthAmerican(text)]).toEqual([false, false]);
        if (!valid) expect([possibleModelYears(text), modelYear(text)]).toEqual([[], null]);
      }),
    );
  });
});

describe("the check digit", () => {
  it("is correct for VINs of real vehicles", () => {
    for (const sample of samples.filter((entry) => entry.valid))
      expect(checkDigitValid(sample.vin)).toBe(true);
  });

  it("is wrong in samples with a wrong check digit", () => {
    const wrong = samples.filter((entry) => entry.code === "CHECK_DIGIT");
    expect(wrong.length).toBeGreaterThan(0);
    for (const sample of wrong) {
      expect(checkDigitValid(sample.vin)).toBe(false);
      expect(sample.reason).toContain(`must be ${expectedCheckDigit(sample.vin)}`);
    }
  });

  it("is the only one that makes a well-formed VIN valid", () => {
    fc.assert(
      fc.property(goodVin, (vin) => {
        const right = [..."0123456789X"].filter((digit) =>
          checkDigitValid(vin.slice(0, 8) + digit + vin.slice(9)),
        );
        expect(isValidVin(vin)).toBe(true);
        expect(right).toEqual([vin.charAt(8)]);
      }),
    );
  });

  it("is correct for the regulation's example", () => {
    // The VIN in 49 CFR 565.15(c).
    expect(expectedCheckDigit("1G4AH59H45G118341")).toBe("4");
  });

  it("detects every change of one character to one with another value, and no others", () => {
    fc.assert(
      fc.property(goodVin, fc.nat(16), (vin, at) => {
        for (const to of CHARACTERS) {
          const changed = vin.slice(0, at) + to + vin.slice(at + 1);
          const unseen = at === 8 ? to === vin.charAt(8) : VALUES[to] === VALUES[vin.charAt(at)];
          expect(checkDigitValid(changed), changed).toBe(unseen);
        }
      }),
    );
  });
});

describe("the model year", () => {
  it.each([
    ["1HGCM82633A004352", 2003, "a digit in position 7 is the years up to 2009"],
    ["JH4DC4340RS003205", 1994, "R with a digit in position 7 is 1994, not 2024"],
    ["1FTFW4L86RFA86622", 2024, "R with a letter in position 7 is 2024"],
    ["3FA6P0G76ER244757", 2014, "E with a letter in position 7 is 2014"],
  ])("of %s is %i", (vin, year) => {
    expect(modelYear(vin, { currentYear: YEAR })).toBe(year);
  });

  it("of a heavier truck can be in either cycle, of a light vehicle only in one", () => {
    const vin = "1FTJW36F9TEA02868";
    expect(possibleModelYears(vin, { currentYear: YEAR })).toEqual([1996, 2026]);
    expect(possibleModelYears(vin, { currentYear: YEAR, lightVehicle: true })).toEqual([1996]);
  });

  it("is at most two years ahead", () => {
    fc.assert(
      fc.property(vinText, fc.integer({ min: 2010, max: 2038 }), (vin, currentYear) => {
        for (const year of possibleModelYears(vin, { currentYear })) {
          expect(year).toBeGreaterThanOrEqual(1980);
          expect(year).toBeLessThanOrEqual(currentYear + 2);
        }
      }),
    );
  });

  it.each(["U", "Z", "0"])("has no code %s", (code) => {
    const vin = `1HGCM8263${code}A004352`;
    expect(possibleModelYears(vin)).toEqual([]);
    expect(modelYear(vin)).toBeNull();
  });

  it("is unknown for a European VIN without a check digit", () => {
    expect(modelYear("WVWZZZ1JZ3W386752")).toBeNull();
  });
});

describe("the manufacturer code", () => {
  it("has three characters, or six for small manufacturers", () => {
    expect(manufacturerCode("1HGCM82633A004352")).toBe("1HG");
    expect(manufacturerCode("1A9CM82633A004352")).toBe("1A9004");
  });

  it.each([
    ["1A 1Z 10 4A 40 5A 5Y 50", true, "the United States"],
    ["7F 7S 7Z 71 70", true, "the United States since 2018"],
    ["2A 2Z 21 25", true, "Canada"],
    ["3A 3N 3V 3X", true, "Mexico"],
    ["7A 7B 7C 7D 7E", false, "New Zealand"],
    ["26 29 20 3Y 3Z 31 34 38 30", false, "the Caribbean and Central America"],
    ["6A 6T 8A 9B 9X", false, "Australia and South America"],
    ["JH JT KM KL LR MA SA TM VS WB W0 YV ZF ZA AA", false, "the rest of the world"],
  ])("of %s: North American is %s (%s)", (codes, expected) => {
    for (const code of codes.split(" "))
      expect(isNorthAmerican(`${code}GCM82633A004352`), code).toBe(expected);
  });

  it("is North American if it starts with 1, 4 or 5, and never with 6, 8 or 9", () => {
    fc.assert(
      fc.property(vinText, (vin) => {
        if (/^[145]/.test(vin)) expect(isNorthAmerican(vin)).toBe(true);
        if (!/^[1-57]/.test(vin)) expect(isNorthAmerican(vin)).toBe(false);
      }),
    );
  });
});
