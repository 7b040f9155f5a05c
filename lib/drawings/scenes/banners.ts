import { pickup } from "@/lib/drawings/bodies/pickup";
import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { paintedCar } from "@/lib/drawings/painted";
import { placeCar } from "@/lib/drawings/scenes/bay";
import { round, svgDocument } from "@/lib/drawings/svg";

/** Two cars side by side for a dark banner: 840 x 152, transparent, with the tires on the bottom edge. */
export function inventoryBanner(): string {
  const tire = "#3B444A";
  return svgDocument(
    840,
    152,
    placeCar(paintedCar(pickup, "teal", { id: "p", tire }), 2, 150.5, 13.4) +
      placeCar(paintedCar(sedan, "tan", { id: "s", tire }), 466, 150.5, 13.4),
  );
}

/** Size of the parts banner in units. */
export const bannerPartsSize = { width: 700, height: 290 } as const;
/** Position and scale of the pickup in the banner. */
const pickupPosition = { x: 60, y: 240, mmPerUnit: 11.7 } as const;

/** `at`: the point on the pickup in mm, y upwards. `to`: the end of the leader line in units. `side`: the label's side. */
const leaders = [
  { label: "Front Door", at: [3560, 1000], to: [322, 24], side: "left" },
  { label: "Hood", at: [4800, 1620], to: [512, 36], side: "right" },
  { label: "Headlight", at: [5620, 1130], to: [584, 86], side: "right" },
  { label: "Wheel and Tire Assembly", at: [1290, 330], to: [170, 262], side: "below" },
  { label: "Front Bumper", at: [6090, 590], to: [580, 262], side: "below" },
] as const;

type Callout = {
  label: string;
  /** The end of the leader line, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** The side of that point on which the label is. */
  side: "left" | "right" | "below";
};

/** The labels of the parts banner, which the page positions over it as HTML text. */
export const bannerPartsCallouts: readonly Callout[] = leaders.map(({ label, to, side }) => ({
  label,
  x: Number(round((to[0] / bannerPartsSize.width) * 100)),
  y: Number(round((to[1] / bannerPartsSize.height) * 100)),
  side,
}));

/** An exploded pickup with a leader line for each callout: 700 x 290, transparent, with dark mode. */
export function partsBanner(): string {
  const points = leaders.map(({ at, to }) => ({
    x: pickupPosition.x + at[0] / pickupPosition.mmPerUnit,
    y: pickupPosition.y - at[1] / pickupPosition.mmPerUnit,
    to,
  }));
  const lines = points.map(({ x, y, to }) => `M${round(x)} ${round(y)}L${to[0]} ${to[1]}`).join("");
  const dots = points
    .map(({ x, y }) => `<circle class="k" cx="${round(x)}" cy="${round(y)}" r="3.5"/>`)
    .join("");
  return svgDocument(
    bannerPartsSize.width,
    bannerPartsSize.height,
    `${lineStyle()}<path class="e" d="M0 ${pickupPosition.y}H${bannerPartsSize.width}"/>${placeCar(lineCar(pickup, true), pickupPosition.x, pickupPosition.y, pickupPosition.mmPerUnit)}` +
      `<path class="n e" style="stroke-width:1.3" d="${lines}"/>${dots}`,
  );
}
