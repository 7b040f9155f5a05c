import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { choice, imageUrl, isoDate, mileage, partialOf, year } from "@/lib/vehicles/schema";

const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues[0]?.message;
};

describe("a number in a form", () => {
  it.each([
    ["104,220", 104_220],
    [" 7 ", 7],
    [0, 0],
    ["", null],
    [null, null],
    [undefined, null],
    ["1o4,220", "Mileage is a number, such as 104,220"],
    ["12.5", "Mileage is a number, such as 104,220"],
    [-1, "Mileage must be from 0 to 9,999,999"],
    ["99999999999999999999", "Mileage is a number, such as 104,220"],
    [true, "Mileage is a number, such as 104,220"],
    [{}, "Mileage is a number, such as 104,220"],
  ])("%j is read as %j", (typed, expected) => {
    expect(read(mileage, typed)).toBe(expected);
  });

  it("that is a year has no separators in its bounds", () => {
    expect(read(year, 3000)).toBe("Year must be from 1900 to 2100");
  });
});

describe("a date", () => {
  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-20T15:04:05.000Z", "2026-11-20"],
    ["", null],
    [null, null],
    ["2026-02-30", "Date Acquired must be a date, such as 11/20/2026"],
    ["11/20/2026", "Date Acquired must be a date, such as 11/20/2026"],
    ["0001-01-01", "Date Acquired must be a date, such as 11/20/2026"],
    ["2026-11-20; drop", "Date Acquired must be a date, such as 11/20/2026"],
  ])("%j is read as %j", (value, expected) => {
    expect(read(isoDate, value)).toBe(expected);
  });
});

describe("the URL of a picture", () => {
  it.each(["/drawings/suv-blue-lot.svg", "https://store.example.com/a.webp", null, ""])(
    "may be %j",
    (url) => {
      expect(imageUrl.safeParse(url).success).toBe(true);
    },
  );

  it.each([
    "javascript:alert(1)",
    "//evil.example/x.png",
    "http://example.com/x.png",
    "data:image/png;base64,AA",
    'https://x/"onload="y',
  ])("may not be %j", (url) => {
    expect(imageUrl.safeParse(url).success).toBe(false);
  });
});

describe("a partial update", () => {
  const schema = partialOf({ mileage, drive: choice(["fwd", "awd"], "Drive type") });

  it("distinguishes omitted fields from cleared ones", () => {
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ mileage: null, drive: "" })).toEqual({ mileage: null, drive: null });
  });

  it("removes other fields", () => {
    expect(schema.parse({ version: 9, id: "x" })).toEqual({});
  });
});
