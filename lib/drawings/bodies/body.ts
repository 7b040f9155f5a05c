export const bodyTypes = ["sedan", "coupe", "hatchback", "suv", "pickup", "van"] as const;
export type BodyType = (typeof bodyTypes)[number];

/**
 * One body in side view, nose to the right. Everything is in millimeters: x from the rear bumper, y from the ground and
 * negative upwards (as SVG counts). Strings are path data; the painters decide on colors and line widths.
 */
export type Body = {
  length: number;
  /** Millimetres for one unit of the 720 x 540 canvas. */
  mmPerUnit: number;
  /** x of the rear and of the front axle. */
  axles: readonly [number, number];
  tyreRadius: number;
  archRadius: number;
  /** Height of the sill between the wheels. */
  sill: number;
  spokes: 5 | 6;
  /** Open outline from the rear end of the underside, over the roof, to its front end; sill and arches are added. */
  shell: string;
  /** Upper edge of the darker lower third, reaching past both ends. */
  shade: string;
  /** The line under the shoulder that carries the pale band. */
  shoulder: string;
  glass: string;
  pillars: string;
  /** Door cuts, and other cuts and creases in a quieter line. */
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
  /** What leaves the car when it is taken apart. */
  parts: {
    /** The front door's opening, window included, and where the seat behind it stands. */
    doorway: string;
    seat: readonly [number, number];
    /** Skin and, below it, the inner frame that shows once the hood is off. */
    hood: string;
    hoodFrame: string;
    /** Where the two leaders of the lifted hood start, rear and front. */
    hoodCorners: readonly [readonly [number, number], readonly [number, number]];
    /** Region that cuts the front bumper off the body. */
    bumper: string;
    /** Upper left corner of the 100 x 150 crash beam behind the bumper. */
  };
};
