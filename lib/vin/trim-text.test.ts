import { describe, expect, it } from "vitest";
import { driveFromText, trimFromText } from "./trim-text";

describe("a trim", () => {
  it.each([
    ["EX-L", "CP268", "EX-L"],
    [null, "2LT (FWD)", "2LT"],
    [null, "sDrive 28i", "sDrive 28i"],
    [null, "1500", "1500"],
    [null, "ZZE130L/ZZE131L", null],
    [null, "K25", null],
    [null, null, null],
    ["R/T", null, "R/T"],
    ["SXT/ R/T", null, null],
    ["LE/SE/XLE", null, null],
    ["XLT / Lariat", null, null],
    ["Base, Laredo", null, null],
    ["SXT or R/T", null, null],
    ["Calligraphy; Calligraphy Night Edition", null, null],
    ["Carrera (2WD + 4WD)", null, null],
    ['SE w/ Sunroof & 18" Wheel Pkg', null, null],
    ["LT w/o Sunroof", null, "LT w/o Sunroof"],
    ["Town & Country", null, "Town & Country"],
    [null, "1/2 Ton", "1/2 Ton"],
    [null, "XL/XLT/Lariat", null],
    ["Limited + M/R + NAVI(H/K)", null, "Limited"],
    ["WRX Premium+ES+BSD", null, "WRX Premium"],
    ["450h+ Luxury", null, "450h+ Luxury"],
    ["EQE 350+", null, "EQE 350+"],
    ["N/A", null, null],
    ["(Not identified)", null, null],
  ])("of %s and series %s is %s", (trim, series, expected) => {
    expect(trimFromText(trim, series)).toBe(expected);
  });
});

describe("a drive type in words", () => {
  it.each([
    ["2LT (FWD)", "FWD"],
    ["1LT AWD", "AWD"],
    ["Titanium - 4WD", "4WD"],
    ["3500 4x4", "4x4"],
    ["FWD/eAWD (T8)", null],
    ["Carrera (2WD), Carrera 4 (4WD)", null],
    ["Turbo (4WD) / GT2 (2WD)", null],
    ["XLE / XLE Premium 4WD", null],
    ["Turbo (4WD), GT2 (RWD)", null],
    ["Advantage", null],
    [null, null],
  ])("in %s is %s", (text, expected) => {
    expect(driveFromText(text)).toBe(expected);
  });
});
