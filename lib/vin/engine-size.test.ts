import { describe, expect, it } from "vitest";
import { type EngineFacts, formatEngineSize } from "./engine-size";

const ENGINE: EngineFacts = { liters: 2.5, cylinders: null, layout: null, make: "Honda" };

describe("an engine", () => {
  it.each<[string | null, Partial<EngineFacts>]>([
    ["2.5L", {}],
    ["2.5L I4", { cylinders: 4 }],
    ["3.0L V6", { liters: 2.998832712, cylinders: 6, layout: "V" }],
    ["3.0L V6", { liters: 3, cylinders: 6 }],
    ["3.0L 6-cyl", { liters: 3, cylinders: 6, make: "Jaguar" }],
    ["3.0L 6-cyl", { liters: 3, cylinders: 6, make: null }],
    ["6.7L I6", { liters: 6.7, cylinders: 6, make: "Ram" }],
    ["3.0L I6", { liters: 3, cylinders: 6, make: "BMW" }],
    ["2.5L H4", { cylinders: 4, layout: "I", make: "Subaru" }],
    ["5.7L V8", { liters: 5.7, cylinders: 8 }],
    ["2.5L", { cylinders: 4.5 }],
    [null, { liters: null, cylinders: 4 }],
    [null, { liters: Number.NaN }],
    [null, { liters: 0 }],
    [null, { liters: 2500 }],
  ])("is written %s", (expected, facts) => {
    expect(formatEngineSize({ ...ENGINE, ...facts })).toBe(expected);
  });
});
