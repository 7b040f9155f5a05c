import { bodies } from "@/lib/drawings/bodies/bodies";
import type { Body, BodyType } from "@/lib/drawings/bodies/body";
import { bodyTypeOf } from "@/lib/drawings/body-type";
import { carPlacement, explosion } from "@/lib/drawings/line";
import { drawingSize } from "@/lib/drawings/svg";

type Point = readonly [x: number, height: number];

/** The points of a body that the callouts lead to, in millimeters, before its parts are moved apart. */
type Anchors = {
  tailLight: Point;
  /** The rear or sliding door; the quarter panel of a body without one. */
  rear: Point;
  frontDoor: Point;
  hood: Point;
  headlight: Point;
  frontBumper: Point;
};

const ANCHORS: Record<BodyType, Anchors> = {
  sedan: {
    ...{ tailLight: [220, 870], rear: [1850, 700], frontDoor: [2960, 760] },
    ...{ hood: [4050, 925], headlight: [4600, 725], frontBumper: [4700, 400] },
  },
  coupe: {
    ...{ tailLight: [170, 840], rear: [1280, 850], frontDoor: [2400, 720] },
    ...{ hood: [3650, 925], headlight: [4530, 715], frontBumper: [4610, 430] },
  },
  hatchback: {
    ...{ tailLight: [180, 930], rear: [1290, 700], frontDoor: [2150, 760] },
    ...{ hood: [3110, 915], headlight: [3640, 715], frontBumper: [3810, 400] },
  },
  suv: {
    ...{ tailLight: [185, 1230], rear: [1617, 930], frontDoor: [2694, 1000] },
    ...{ hood: [3738, 1120], headlight: [4300, 900], frontBumper: [4400, 500] },
  },
  pickup: {
    ...{ tailLight: [168, 1125], rear: [2520, 1000], frontDoor: [3560, 1000] },
    ...{ hood: [4800, 1320], headlight: [5620, 1130], frontBumper: [5740, 590] },
  },
  van: {
    ...{ tailLight: [180, 1260], rear: [2050, 850], frontDoor: [3180, 960] },
    ...{ hood: [4450, 1020], headlight: [4800, 780], frontBumper: [4960, 440] },
  },
};

/** What the callout of the rear side is called. */
const REAR_LABELS: Record<BodyType, string> = {
  sedan: "Rear Door",
  coupe: "Quarter Panel",
  hatchback: "Rear Door",
  suv: "Rear Door",
  pickup: "Rear Door",
  van: "Sliding Door",
};

/** Where the labels at the upper left are, in percent; the second where the rear one is long. */
const UPPER_LEFT = {
  short: { tailLight: [12, 26.5], rear: [30.8, 18], frontDoor: [51.6, 18] },
  long: { tailLight: [12, 30], rear: [32, 18], frontDoor: [56.5, 18] },
} as const;

/** The point of the seat from its position in a body. */
const SEAT_CENTER = { x: 390, height: 60 } as const;
/** From the middle of a label to the end of its line, in percent of the picture's height. */
const LINE_GAP = 3.5;

export type Callout = {
  label: string;
  /** The middle of the label, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** The line from the label to the part, in units of the picture. */
  line: { x1: number; y1: number; x2: number; y2: number };
};

/** The eight parts of a line drawing that can be asked for, from the rear to the front. */
export function calloutsOf(vehicle: { make: string; model: string; exploded: boolean }): readonly Callout[] {
  const type = bodyTypeOf(vehicle);
  const body = bodies[type];
  const { tailLight, rear, frontDoor, hood, headlight, frontBumper } = ANCHORS[type];
  const lift = vehicle.exploded ? explosion.hood : 0;
  const advance = vehicle.exploded ? explosion.bumper : 0;
  const [seatX, seatY] = body.parts.seat;
  const upperLeft = UPPER_LEFT[REAR_LABELS[type].length > "Rear Door".length ? "long" : "short"];
  const place = (label: string, [x, y]: readonly [number, number], at: Point) =>
    callout(body, vehicle.exploded, { label, x, y, at });
  return [
    place("Tail Light", upperLeft.tailLight, tailLight),
    place("Wheel", [25.3, 92], [body.axles[0], body.tireRadius]),
    place(REAR_LABELS[type], upperLeft.rear, rear),
    place("Front Door", upperLeft.frontDoor, frontDoor),
    place("Seat", [54.3, 92], [seatX + SEAT_CENTER.x, SEAT_CENTER.height - seatY]),
    place("Hood", [72.2, 22.5], [hood[0], hood[1] + lift]),
    place("Headlight", [88, 34.5], headlight),
    place("Front Bumper", [85.8, 92], [frontBumper[0] + advance, frontBumper[1]]),
  ];
}

function callout(
  body: Body,
  exploded: boolean,
  { label, x, y, at }: Pick<Callout, "label" | "x" | "y"> & { at: Point },
): Callout {
  const { left, ground, mmPerUnit } = carPlacement(body, exploded);
  const isBelow = y > 50;
  return {
    label,
    x,
    y,
    line: {
      x1: Math.round((x / 100) * drawingSize.width),
      y1: Math.round(((y + (isBelow ? -LINE_GAP : LINE_GAP)) / 100) * drawingSize.height),
      x2: Math.round(left + at[0] / mmPerUnit),
      y2: Math.round(ground - at[1] / mmPerUnit),
    },
  };
}
