import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { placed } from "@/lib/drawings/scenes/bay";
import { svgDocument } from "@/lib/drawings/svg";

const size = { width: 640, height: 204 } as const;
const ground = 196;

/** The leaders end above the middle of each third, where the page names the place. */
const leaders = "M151 104L107 4M250 112L320 4M533 106V4";

/** A sheet of paper with lines of text, one of them long and marked: the registration. */
const registration =
  '<g transform="translate(470 58)"><path class="f o" style="stroke-width:2.4" d="M0 0H148V104H0Z"/>' +
  '<path class="n d" style="stroke-width:3" stroke-linecap="round" d="M16 22H74M16 40H104M16 76H88M16 90H116"/>' +
  '<path class="m" d="M12 50H136V65H12Z"/></g>';

const dot = (x: number, y: number) => `<circle class="k" cx="${x}" cy="${y}" r="5.5"/>`;

/**
 * Where a VIN is found: behind the windshield and on the door of a car that shows its driver's side, and on the
 * registration. 640 x 204, no background, light and dark.
 */
export function vinPlacesScene(): { width: number; height: number; svg: string } {
  // Nose to the left: from this side one sees where the driver sits.
  const car = `<g transform="translate(446 0)scale(-1 1)">${placed(lineCar(sedan, false), 6, ground, 11.6)}</g>`;
  const svg = svgDocument(
    size.width,
    size.height,
    `${lineStyle()}<path class="e" d="M0 ${ground}H${size.width}"/>${car}${registration}` +
      `<path class="n e" style="stroke-width:1.5" d="${leaders}"/>${dot(151, 104)}${dot(250, 112)}${dot(533, 106)}`,
  );
  return { ...size, svg };
}
