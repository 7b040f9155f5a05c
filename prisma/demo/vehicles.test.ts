import { describe, expect, test } from "vitest";
import { DismantledStatus, RetailStatus } from "../../lib/generated/prisma/enums";
import { dismantledVehicles } from "./dismantled-vehicles";
import { retailVehicles } from "./retail-vehicles";
import { dismantledRows, retailRows } from "./vehicle-rows";

const DAY = 86_400_000;
const WEEK = [16, 17, 18, 19, 20, 21, 22].map((day) => new Date(`2026-11-${day}T16:30:00Z`));
const INTERNAL_TERMS =
  /\b(paid|deal jacket|deposit|haggl|come down|cost sheet|margin|auction|allowance|jacket|lockbox|hook \d|office|relist|hold firm|still to)\b/i;

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

describe("the pre-owned vehicles", () => {
  const [now] = WEEK as [Date];
  const rows = retailRows(now);
  const complete = rows.filter((row) => row.price != null);

  test("are 24 with unique stock numbers", () => {
    expect(rows).toHaveLength(24);
    expect(new Set(rows.map((row) => row.stockNumber)).size).toBe(24);
    for (const row of rows) expect(row.stockNumber).toMatch(/^R-21\d\d$/);
  });

  test("include every status", () => {
    expect(new Set(complete.map((row) => row.status))).toEqual(new Set(Object.values(RetailStatus)));
  });

  test("include one incomplete vehicle with only a stock number and a VIN", () => {
    const unfinished = rows.filter((row) => row.price == null);
    expect(unfinished).toHaveLength(1);
    const { createdAt, updatedAt, notes, ...known } = unfinished[0] ?? {};
    expect(Object.keys(known).sort()).toEqual(["stockNumber", "vin"]);
  });

  test("have realistic prices and mileages", () => {
    for (const { price, mileage, stockNumber } of complete) {
      expect(price, stockNumber).toBeGreaterThanOrEqual(5_000);
      expect(price, stockNumber).toBeLessThanOrEqual(40_000);
      expect(mileage, stockNumber).toBeGreaterThan(40_000);
      expect(mileage, stockNumber).toBeLessThan(140_000);
    }
  });

  test.each(WEEK)("have dates in order when seeded on %s", (day) => {
    const dated = retailRows(day);
    const listed = dated.map((row) => new Date(row.createdAt ?? Number.NaN).getTime());
    expect(listed).toEqual([...listed].sort((a, b) => a - b));
    expect(Math.max(...listed)).toBeLessThan(day.getTime());
    for (const { dateAcquired, createdAt, soldAt, status, stockNumber } of dated) {
      expect(soldAt != null, stockNumber).toBe(status === "sold");
      if (soldAt) expect(new Date(soldAt) > new Date(createdAt ?? day), stockNumber).toBe(true);
      if (dateAcquired) expect(new Date(dateAcquired) < new Date(createdAt ?? 0), stockNumber).toBe(true);
    }
  });

  test.each(WEEK)("include three sold within a month and one sold earlier when seeded on %s", (day) => {
    const ages = retailRows(day)
      .flatMap(({ soldAt }) => (soldAt ? [(day.getTime() - new Date(soldAt).getTime()) / DAY] : []))
      .sort((a, b) => a - b);
    expect(ages).toHaveLength(4);
    expect(ages[0]).toBeGreaterThan(2);
    expect(ages[2]).toBeLessThan(22);
    expect(ages[3]).toBeGreaterThan(30);
  });

  test("have different descriptions, and one feature per line", () => {
    expect(new Set(complete.map((row) => row.description)).size).toBe(23);
    for (const { description, features, stockNumber } of complete) {
      expect(description?.length, stockNumber).toBeGreaterThan(120);
      expect(description?.length, stockNumber).toBeLessThan(400);
      expect(features?.split("\n").length, stockNumber).toBeGreaterThan(3);
    }
  });

  test("have no internal notes in public texts", () => {
    for (const { description, features, notes, stockNumber } of retailVehicles) {
      const shown = [description, ...features].join("\n");
      expect(shown, stockNumber).not.toMatch(INTERNAL_TERMS);
      for (const note of sentences(notes)) expect(shown.includes(note), stockNumber).toBe(false);
    }
    expect(retailVehicles.some(({ notes }) => INTERNAL_TERMS.test(notes))).toBe(true);
  });

  test("include two without a picture; the other pictures have the vehicle's color", () => {
    const without = retailVehicles.filter(({ imageUrl }) => imageUrl === null);
    expect(without).toHaveLength(2);
    const paints: Record<string, RegExp> = {
      tan: /brownstone/i,
      teal: /sea glass/i,
      navy: /blue/i,
      maroon: /cherry/i,
    };
    for (const { imageUrl, exteriorColor, stockNumber } of retailVehicles) {
      if (imageUrl === null) continue;
      const paint = imageUrl.split("-")[1] ?? "";
      expect(exteriorColor, stockNumber).toMatch(
        paints[paint] ?? (paint === "gray" ? /gray|steel/i : new RegExp(paint, "i")),
      );
    }
  });
});

describe("the dismantled vehicles", () => {
  const rows = dismantledRows(WEEK[0] as Date);

  test("are 36 with unique stock numbers", () => {
    expect(rows).toHaveLength(36);
    expect(new Set(rows.map((row) => row.stockNumber)).size).toBe(36);
    for (const row of rows) expect(row.stockNumber).toMatch(/^D-11\d\d$/);
  });

  test("include every status", () => {
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(Object.values(DismantledStatus)));
  });

  test("have realistic mileages", () => {
    for (const { mileage, year, stockNumber } of dismantledVehicles) {
      expect(mileage, stockNumber).toBeGreaterThan((2026 - year) * 5_000);
      expect(mileage, stockNumber).toBeLessThan((2026 - year) * 20_000);
    }
  });

  test("mostly have no picture, so that their line drawing is shown", () => {
    expect(dismantledVehicles.filter(({ imageUrl }) => imageUrl).length).toBeLessThan(8);
  });

  test.each(WEEK)("have dates in order, on open days of the last five months, when seeded on %s", (day) => {
    const dated = dismantledRows(day);
    const acquired = dated.map((row) => new Date(row.dateAcquired).getTime());
    const entered = dated.map((row) => new Date(row.createdAt ?? Number.NaN).getTime());
    expect(acquired).toEqual([...acquired].sort((a, b) => a - b));
    expect(entered).toEqual([...entered].sort((a, b) => a - b));
    expect(Math.max(...entered)).toBeLessThan(day.getTime());
    expect(day.getTime() - Math.min(...acquired)).toBeLessThan(155 * DAY);
    for (const time of acquired) expect([0, 6]).not.toContain(new Date(time).getUTCDay());
  });
});
