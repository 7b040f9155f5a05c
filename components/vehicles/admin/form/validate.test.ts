import { describe, expect, it } from "vitest";
import {
  decodedValues,
  displayValue,
  startValues,
  VEHICLE_KINDS,
} from "@/components/vehicles/admin/form/kinds";
import { createBody, updateBody, validate } from "@/components/vehicles/admin/form/validate";
import {
  EMPTY_VALUES,
  isChanged,
  type VehicleValues,
  valuesOf,
} from "@/components/vehicles/admin/form/values";

const NOW = new Date("2026-11-21T03:00:00Z");
const { dismantled, retail } = VEHICLE_KINDS;

const typed = (values: Partial<VehicleValues>): VehicleValues => ({ ...EMPTY_VALUES, ...values });
const FUSION = typed({
  stockNumber: " D-1 ",
  vin: "3FA6P0G76ER244757",
  year: "2014",
  make: "Ford ",
  model: "Fusion",
  mileage: "118,402",
  dateAcquired: "11/12/26",
  status: "Parts Available",
});
const bodyOf = (result: ReturnType<typeof validate>) =>
  "accepted" in result ? createBody(result.accepted) : result;

describe("a new form", () => {
  it("contains only today's date in the shop's time zone and the first status", () => {
    expect(startValues(dismantled, NOW)).toEqual(
      typed({ dateAcquired: "11/20/2026", status: "Awaiting Dismantle" }),
    );
    expect(startValues(retail, NOW)).toEqual(typed({ dateAcquired: "11/20/2026", status: "available" }));
  });

  it("of a dismantled vehicle reports every missing field", () => {
    expect(validate(dismantled, EMPTY_VALUES, NOW)).toEqual({
      problems: {
        stockNumber: "Stock number is required",
        vin: "VIN is required",
        year: "Year is required",
        make: "Make is required",
        model: "Model is required",
        mileage: "Mileage is required",
        dateAcquired: "Date Acquired is required",
        status: "Status is required",
      },
    });
  });

  it.each([
    ["1FTFW1ET5DFC1O312", "Please enter a valid 17-character VIN"],
    ["CKQ142S", "A VIN never has the letters I, O or Q"],
  ])("of a pre-owned vehicle rejects the VIN %s", (vin, problem) => {
    const values = typed({ stockNumber: "R-1", vin, status: "available" });
    expect(validate(retail, values, NOW)).toEqual({ problems: { vin: problem } });
  });

  it("of a pre-owned vehicle requires only stock number and VIN", () => {
    expect(validate(retail, typed({ status: "available" }), NOW)).toEqual({
      problems: { stockNumber: "Stock number is required", vin: "VIN is required" },
    });
  });
});

describe("the typed values", () => {
  it("are sent trimmed, as numbers and dates, without empty ones", () => {
    expect(bodyOf(validate(dismantled, FUSION, NOW))).toEqual({
      stockNumber: "D-1",
      vin: "3FA6P0G76ER244757",
      year: 2014,
      make: "Ford",
      model: "Fusion",
      mileage: 118_402,
      dateAcquired: "2026-11-12",
      status: "Parts Available",
    });
  });

  it("may have a dollar sign in a price", () => {
    const values = typed({ stockNumber: "R-1", vin: "CKE142S", status: "available", price: "$14,500" });
    expect(bodyOf(validate(retail, values, NOW))).toMatchObject({ price: 14_500, vin: "CKE142S" });
  });

  it.each([
    ["mileage", "1o4,220", "Mileage is a number, such as 104,220"],
    ["year", "1899", "Year must be from 1900 to 2100"],
    ["dateAcquired", "02/30/26", "Date Acquired must be a date, such as 11/20/2026"],
    ["vin", "3FA6P0G76ER24475O", "Please enter a valid 17-character VIN"],
    ["make", "   ", "Make is required"],
    ["notes", "x".repeat(5_001), "Notes must have at most 5000 characters"],
  ] as const)("with %s %j are rejected with the server's message", (field, value, message) => {
    expect(validate(dismantled, { ...FUSION, [field]: value }, NOW)).toEqual({
      problems: { [field]: message },
    });
  });
});

describe("an edit", () => {
  const record = {
    ...{ _id: "abcdefghij", version: 3, stockNumber: "R-1", vin: "CKE142S", status: "pending" },
    ...{ year: 1972, make: "Chevrolet", model: "K10", trim: null, mileage: 61_480, price: null },
    ...{ features: "Long bed\r\nNew tires", images: ["/a.webp", "/b.webp"], dateAcquired: "2026-01-05" },
  };
  const values = valuesOf(retail.fields, record);
  const changesOf = (changed: Partial<VehicleValues>) => {
    const result = validate(retail, { ...values, ...changed }, NOW);
    return "accepted" in result ? updateBody(result.accepted, record) : result;
  };

  it("starts with formatted values", () => {
    expect(values).toMatchObject({
      mileage: "61,480",
      dateAcquired: "01/05/2026",
      price: "",
      status: "pending",
    });
  });

  it("without changes sends nothing", () => {
    expect(changesOf({})).toEqual({});
    expect(changesOf({ make: " Chevrolet ", mileage: "61480", dateAcquired: "1/5/26" })).toEqual({});
    expect(isChanged(values, { ...values, make: "Chevrolet " })).toBe(false);
  });

  it("sends changed fields, and null for cleared ones", () => {
    expect(changesOf({ price: "26,900", model: "", images: "/b.webp\n/a.webp" })).toEqual({
      price: 26_900,
      model: null,
      images: ["/b.webp", "/a.webp"],
    });
    expect(changesOf({ images: "" })).toEqual({ images: [] });
  });
});

describe("a decoded VIN", () => {
  const info = {
    ...{ year: 2014, make: "Ford", model: "Fusion", trim: null, engineSize: "2.5L I4" },
    ...{ transmissionType: "Dual Clutch", driveType: "4x4" },
  };

  it("is converted to the values of each form", () => {
    expect(decodedValues(dismantled, info)).toEqual({
      ...{ year: "2014", make: "Ford", model: "Fusion", engineType: "2.5L I4" },
      ...{ transmission: "Dual Clutch", driveType: "4x4" },
    });
    expect(decodedValues(retail, info)).toMatchObject({ transmission: "automated-manual", driveType: "4wd" });
  });

  it("is displayed with labels", () => {
    expect(displayValue(retail, "transmission", "automated-manual")).toBe("Automated manual");
    expect(displayValue(retail, "status", "pending")).toBe("Sale Pending");
    expect(displayValue(retail, "trim", "")).toBe("–");
    expect(displayValue(retail, "images", "/a.webp\n/b.webp")).toBe("2 photos");
  });
});
