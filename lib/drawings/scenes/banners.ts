import { pickup } from "@/lib/drawings/bodies/pickup";
import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { paintedCar } from "@/lib/drawings/painted";
import { placed } from "@/lib/drawings/scenes/bay";
import { round, svgDocument } from "@/lib/drawings/svg";

/** Two cars of the lot on one line, 840 x 152, no background: for a dark banner, tyres on its lower edge. */
export function inventoryBanner(): string {
  const tyre = "#3B444A";
  return svgDocument(
    840,
    152,
    placed(paintedCar(pickup, "teal", { id: "p", tyre }), 2, 150.5, 13.4) +
      placed(paintedCar(sedan, "tan", { id: "s", tyre }), 466, 150.5, 13.4),
  );
}

/** Size of the parts banner, in units, and where the pickup stands in it. */
export const bannerPartsSize = { width: 700, height: 290 } as const;
const stand = { x: 60, y: 240, mmPerUnit: 11.7 } as const;

/** `at`: the spot on the pickup in mm, height upwards; `to`: the end of the leader in units; `side`: where the text sits from there. */
const leaders = [
  { label: "Front Door", at: [3560, 1000], to: [322, 24], side: "left" },
  { label: "Hood", at: [4800, 1620], to: [512, 36], side: "right" },
  { label: "Headlight", at: [5620, 1130], to: [584, 86], side: "right" },
  { label: "Wheel and Tire Assembly", at: [1290, 330], to: [170, 262], side: "below" },
  { label: "Front Bumper", at: [6090, 590], to: [580, 262], side: "below" },
] as const;

type Callout = {
  label: string;
  /** Where the leader ends, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** On which side of that point the label stands. */
  side: "left" | "right" | "below";
};

/** The labels of the parts banner, to be laid over it as text of the page. */
export const bannerPartsCallouts: readonly Callout[] = leaders.map(({ label, to, side }) => ({
  label,
  x: Number(round((to[0] / bannerPartsSize.width) * 100)),
  y: Number(round((to[1] / bannerPartsSize.height) * 100)),
  side,
}));

/** A pickup taken apart, with a leader to each part that has a callout: 700 x 290, no background, light and dark. */
export function partsBanner(): string {
  const spots = leaders.map(({ at, to }) => ({
    x: stand.x + at[0] / stand.mmPerUnit,
    y: stand.y - at[1] / stand.mmPerUnit,
    to,
  }));
  const lines = spots.map(({ x, y, to }) => `M${round(x)} ${round(y)}L${to[0]} ${to[1]}`).join("");
  const dots = spots
    .map(({ x, y }) => `<circle class="k" cx="${round(x)}" cy="${round(y)}" r="3.5"/>`)
    .join("");
  return svgDocument(
    bannerPartsSize.width,
    bannerPartsSize.height,
    `${lineStyle()}<path class="e" d="M0 ${stand.y}H${bannerPartsSize.width}"/>${placed(lineCar(pickup, true), stand.x, stand.y, stand.mmPerUnit)}` +
      `<path class="n e" style="stroke-width:1.3" d="${lines}"/>${dots}`,
  );
}
