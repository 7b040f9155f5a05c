import { describe, expect, it } from "vitest";
import { bodyTypes } from "@/lib/drawings/bodies/body";
import { calloutsOf } from "@/lib/drawings/callouts";
import { choiceOfCallout } from "@/lib/part-catalogue/catalogue";

const MODELS = {
  sedan: "Accord",
  coupe: "Mustang",
  hatchback: "Fit",
  suv: "RAV4",
  pickup: "F-150",
  van: "Odyssey",
} as const;

const drawings = bodyTypes.flatMap((body) =>
  [true, false].map((exploded) => ({
    body,
    exploded,
    callouts: calloutsOf({ make: "", model: MODELS[body], exploded }),
  })),
);

describe.each(drawings)("the callouts of a $body, in pieces: $exploded", ({ exploded, callouts }) => {
  it("are eight parts of the catalogue, from the rear to the front", () => {
    expect(callouts).toHaveLength(8);
    for (const { label } of callouts) expect(choiceOfCallout(label), label).not.toBe(null);
    const ends = callouts.map(({ line }) => line.x2);
    expect(ends[0]).toBe(Math.min(...ends));
    expect(ends.at(-1)).toBe(Math.max(...ends));
  });

  it("are in the picture, and their lines do not cross", () => {
    for (const { x, y, line } of callouts) {
      expect(x > 8 && x < 92 && y > 8 && y < 95).toBe(true);
      expect(line.x2 > 0 && line.x2 < 720 && line.y2 > 180 && line.y2 < 440).toBe(true);
    }
    for (const isBelow of [true, false]) {
      const side = callouts.filter(({ y }) => y > 50 === isBelow).toSorted((one, other) => one.x - other.x);
      const ends = side.map(({ line }) => line.x2);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }
  });

  it("follow the hood and the bumper when they are moved apart", () => {
    const hood = callouts.find(({ label }) => label === "Hood");
    const headlight = callouts.find(({ label }) => label === "Headlight");
    expect((hood?.line.y2 ?? 0) < (headlight?.line.y2 ?? 0)).toBe(true);
    if (exploded) expect((headlight?.line.y2 ?? 0) - (hood?.line.y2 ?? 0)).toBeGreaterThan(30);
  });
});
