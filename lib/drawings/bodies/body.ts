export const bodyTypes = ["sedan", "coupe", "hatchback", "suv", "pickup", "van"] as const;
export type BodyType = (typeof bodyTypes)[number];

/**
 * A car body in side view, facing right. All values are in millimeters: x from the rear bumper, y from the ground,
 * negative upwards as in SVG. Strings are path data without colors and line widths.
 */
export type Body = {
  length: number;
  /** Millimeters per unit of the 720 x 540 canvas. */
  mmPerUnit: number;
  /** x of the rear and of the front axle. */
  axles: readonly [number, number];
  tireRadius: number;
  archRadius: number;
  /** Height of the sill between the wheels. */
  sill: number;
  spokes: 5 | 6;
  /** Open outline from the rear end of the underside, over the roof, to its front end, without sill and arches. */
  shell: string;
  /** Upper edge of the darker lower third, extending past both ends. */
  shade: string;
  /** The shoulder line, along which the pale band is drawn. */
  shoulder: string;
  glass: string;
  pillars: string;
  /** Door lines, and other panel lines and creases, which are drawn lighter. */
  doors: string;
  creases: string;
  /** Upper left corners of the 170 x 44 door handles. */
  handles: readonly (readonly [number, number])[];
  headlamp: string;
  tailLamp: string;
  /** Intake or fog lamp recess in the front bumper. */
  intake: string;
  mirror: string;
  /** Dark plastic: on arches and sill (crossovers), or along the given path. */
  cladding?: boolean;
  trim?: string;
  roofRail?: string;
  /** The parts that are separate in an exploded drawing. */
  parts: {
    /** The opening of the front door, including its window, and the position of the seat behind it. */
    doorway: string;
    seat: readonly [number, number];
    /** The outer panel of the hood, and the inner frame below it. */
    hood: string;
    hoodFrame: string;
    /** The starting points of the two leader lines of the lifted hood, rear and front. */
    hoodCorners: readonly [readonly [number, number], readonly [number, number]];
    /** Clipping region of the front bumper. */
    bumper: string;
  };
};
