import { describe, expect, it } from "vitest";
import { dismantledDrive, dismantledTransmission, retailDrive, retailTransmission } from "./dropdowns";

describe("a decoded transmission", () => {
  it.each([
    ["Automatic", "Automatic", "automatic"],
    ["Manual/Standard", "Manual", "manual"],
    ["Continuously Variable Transmission (CVT)", "CVT", "cvt"],
    ["Electronic Continuously Variable (e-CVT)", "CVT", "cvt"],
    ["Dual-Clutch Transmission (DCT)", "Dual Clutch", "automated-manual"],
    ["Automated Manual Transmission (AMT)", "Single Clutch Automatic", "automated-manual"],
    ["Direct Drive", "Automatic", "automatic"],
    ["Motorcycle - CVT Belt Drive", null, null],
    ["Something new", null, null],
    [null, null, null],
  ])("%s is %s on the dismantled form and %s on the retail form", (decoded, dismantled, retail) => {
    expect(dismantledTransmission(decoded)).toBe(dismantled);
    expect(retailTransmission(decoded)).toBe(retail);
  });
});

describe("a decoded drive type", () => {
  it.each([
    ["FWD/Front-Wheel Drive", "FWD", "fwd"],
    ["RWD/Rear-Wheel Drive", "RWD", "rwd"],
    ["AWD/All-Wheel Drive", "AWD", "awd"],
    ["4WD/4-Wheel Drive/4x4", "4WD", "4wd"],
    ["4x4", "4x4", "4wd"],
    ["4WD", "4WD", "4wd"],
    ["Front-Wheel Drive", "FWD", "fwd"],
    ["2WD/4WD", null, null],
    ["4x2", null, null],
    ["6x4", null, null],
    [null, null, null],
  ])("%s is %s on the dismantled form and %s on the retail form", (decoded, dismantled, retail) => {
    expect(dismantledDrive(decoded)).toBe(dismantled);
    expect(retailDrive(decoded)).toBe(retail);
  });
});
