import { pathElement } from "@/lib/drawings/svg";

export const grounds = ["lot", "door"] as const;
export type Ground = (typeof grounds)[number];

/** The color at the top edge of each background, to extend it above the drawing. */
export const skies: Record<Ground, string> = { lot: "#E3E7E6", door: "#D5D9D7" };

const asphalt =
  '<path fill="#A7AEAE" d="M0 410H720V540H0Z"/><path fill="#848E90" d="M0 407H720V410H0Z"/><path fill="#99A1A2" d="M0 496H720V540H0Z"/>';

/** The open lot: sky, two ranges of hills, asphalt. */
function lot(): string {
  return (
    `<path fill="${skies.lot}" d="M0 0H720V540H0Z"/>` +
    pathElement(
      "M0 270 C70 244 130 204 210 202 C290 200 330 244 400 240 C480 235 540 178 610 178 C660 178 700 200 720 212 V440 H0 Z",
      'fill="#CFD6D4"',
    ) +
    pathElement(
      "M0 320 C90 290 150 320 240 328 C330 336 380 294 470 290 C560 286 620 328 720 334 V440 H0 Z",
      'fill="#B9C3BE"',
    ) +
    asphalt
  );
}

/** The shop's closed roll-up door: wall, frame, panels with a row of windows. */
function door(): string {
  const panes = Array.from({ length: 5 }, (_, index) => 83 + index * 117.5);
  return (
    `<path fill="${skies.door}" d="M0 0H720V410H0Z"/><path fill="#9BA4A6" d="M50 70H670V410H50Z"/><path fill="#E6E8E5" d="M66 84H654V410H66Z"/>` +
    '<path stroke="#C6CDCC" stroke-width="3" d="M66 151H654M66 218H654M66 285H654M66 352H654"/>' +
    `<path fill="#B9C3C5" d="${panes.map((x) => `M${x} 164h84v40h-84Z`).join("")}"/>` +
    `<path fill="#D3DADA" d="${panes.map((x) => `M${x + 22} 164h18l-24 40h-16v-3ZM${x + 52} 164h9l-24 40h-9Z`).join("")}"/>` +
    asphalt
  );
}

/** The background of a painted car on the 720 x 540 canvas. The tires touch the ground at y 440. */
export function groundOf(ground: Ground): string {
  return ground === "lot" ? lot() : door();
}
