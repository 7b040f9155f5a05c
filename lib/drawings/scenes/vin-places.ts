import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { placeCar } from "@/lib/drawings/scenes/bay";
import { svgDocument } from "@/lib/drawings/svg";

const size = { width: 640, height: 204 } as const;
const ground = 196;

/** The leader lines end above the center of each third, where the page has the label. */
const leaders = "M151 104L107 4M250 112L320 4M533 106V4";

/** The registration: a sheet with lines of text, one of them highlighted. */
const registration =
  '<g transform="translate(470 58)"><path class="f o" style="stroke-width:2.4" d="M0 0H148V104H0Z"/>' +
  '<path class="n d" style="stroke-width:3" stroke-linecap="round" d="M16 22H74M16 40H104M16 76H88M16 90H116"/>' +
  '<path class="m" d="M12 50H136V65H12Z"/></g>';

const dot = (x: number, y: number) => `<circle class="k" cx="${x}" cy="${y}" r="5.5"/>`;

/**
 * The places of a VIN: behind the windshield and on the driver's door of a car, and on the registration. 640 x 204,
 * transparent, with dark mode.
 */
export function vinPlacesScene(): { width: number; height: number; svg: string } {
  // Mirrored, because the driver's side of a car faces left.
  const car = `<g transform="translate(446 0)scale(-1 1)">${placeCar(lineCar(sedan, false), 6, ground, 11.6)}</g>`;
  const svg = svgDocument(
    size.width,
    size.height,
    `${lineStyle()}<path class="e" d="M0 ${ground}H${size.width}"/>${car}${registration}` +
      `<path class="n e" style="stroke-width:1.5" d="${leaders}"/>${dot(151, 104)}${dot(250, 112)}${dot(533, 106)}`,
  );
  return { ...size, svg };
}
