import { bodies } from "@/lib/drawings/bodies/bodies";
import type { Body, BodyType } from "@/lib/drawings/bodies/body";
import { type LineScheme, lineStyle } from "@/lib/drawings/line-style";
import {
  drawingSize,
  handles,
  lowerThird,
  outline,
  pathElement,
  round,
  spokes,
  svgDocument,
  underside,
} from "@/lib/drawings/svg";

/** The offset of the hood (upwards) and the front bumper (forward) in an exploded drawing, in millimeters. */
export const explosion = { hood: 300, bumper: 350 } as const;

function wheel(body: Body): string {
  const r = body.tireRadius;
  return (
    `<g id="w"><circle class="y o" r="${r}"/><circle class="m d" r="${round(r * 0.7)}"/>` +
    `<path class="f t" d="${spokes(body)}"/><circle class="f t" r="${round(r * 0.19)}"/></g>`
  );
}

/** Seat, headrest and steering wheel, visible through the opening of the front door. */
function cabin(body: Body): string {
  const [x, y] = body.parts.seat;
  return (
    `<g transform="translate(${x} ${y})" class="f d">` +
    pathElement("M-160 -690 L-184 -790 M-110 -700 L-124 -800") +
    pathElement(
      "M-236 -800 C-252 -880 -236 -930 -180 -940 C-110 -946 -86 -900 -92 -800 C-130 -776 -200 -776 -236 -800 Z",
    ) +
    pathElement(
      `M0 0 C-60 -20 -80 -80 -100 -180 L-190 -620 C-200 -700 -150 -720 -90 -690 C-40 -560 10 -380 60 -230
       L420 -200 C500 -190 520 -120 480 -60 L440 30 L0 30 Z`,
    ) +
    pathElement("M632 -440 L900 -360 M584 -580 L684 -310", 'class="n o" stroke-linecap="round"') +
    "</g>"
  );
}

/** The openings of the removed door, hood and bumper, and the hood and the bumper next to them. */
function explodedParts(body: Body): string {
  const { doorway, hood, hoodFrame, hoodCorners } = body.parts;
  const leaders = hoodCorners.map(([x, y]) => `M${x} ${y}v${-explosion.hood}`).join("");
  return (
    `<clipPath id="dc">${pathElement(doorway)}</clipPath>` +
    pathElement(doorway, 'class="v"') +
    `<g clip-path="url(#dc)">${cabin(body)}</g>` +
    pathElement(doorway, 'class="n d h"') +
    pathElement(hood, 'class="v d h"') +
    `<g clip-path="url(#bc)"><use href="#u" class="v d h"/></g><use href="#b" class="n d h" clip-path="url(#uc)"/>` +
    `<path class="n d h" d="${leaders}"/><g transform="translate(0-${explosion.hood})">` +
    `${pathElement(hoodFrame, 'class="m o"')}${pathElement(hood, 'class="f o"')}</g>` +
    `<g transform="translate(${explosion.bumper})"><g clip-path="url(#uc)"><use href="#b" class="f"/><g clip-path="url(#bc)">` +
    `${pathElement(lowerThird(body), 'class="s"')}${pathElement(body.intake, 'class="m d"')}</g><use href="#b" class="n o"/></g>` +
    `<g clip-path="url(#bc)"><use href="#u" class="n o"/></g></g>`
  );
}

/**
 * A line drawing of a car, in the same millimeter coordinates as `paintedCar`. Needs the classes of `lineStyle`. Its ids
 * are fixed, so an SVG document can contain only one.
 */
export function lineCar(body: Body, exploded: boolean): string {
  const [rear, front] = body.axles;
  return (
    `<defs>${pathElement(outline(body), 'id="b"')}${pathElement(body.glass, 'id="g"')}${pathElement(body.parts.bumper, 'id="u"')}${wheel(body)}` +
    '<clipPath id="bc"><use href="#b"/></clipPath><clipPath id="gc"><use href="#g"/></clipPath><clipPath id="uc"><use href="#u"/></clipPath>' +
    (exploded
      ? `<clipPath id="rc">${pathElement(`M-99 -2400 H9999 V99 H-99 Z ${body.parts.bumper}`, 'clip-rule="evenodd"')}</clipPath>`
      : "") +
    "</defs>" +
    pathElement(underside(body), 'class="v"') +
    `<use href="#b" class="f"/><g clip-path="url(#bc)">${pathElement(lowerThird(body), 'class="s"')}</g>` +
    (body.roofRail ? pathElement(body.roofRail, 'class="n o"') : "") +
    `<use href="#g" class="l"/><g clip-path="url(#gc)">${pathElement(body.pillars, 'class="f d"')}</g><use href="#g" class="n o q"/>` +
    `<g clip-path="url(#bc)" stroke-linecap="round"><g class="n d">${pathElement(`${body.doors} ${body.creases} ${body.shoulder}`)}` +
    `${exploded ? "" : `<use href="#u"/>${pathElement(body.intake)}`}</g>` +
    `${pathElement(body.headlamp, 'class="p o q"')}${pathElement(body.tailLamp, 'class="m o q"')}</g>` +
    `<path class="f d" d="${handles(body)}"/>` +
    (body.trim ? pathElement(body.trim, 'class="n o" stroke-linecap="round"') : "") +
    `<use href="#b" class="n o"${exploded ? ' clip-path="url(#rc)"' : ""}/>` +
    (exploded ? explodedParts(body) : pathElement(body.mirror, 'class="f o q"')) +
    `<use href="#w" x="${rear}" y="${-body.tireRadius}"/><use href="#w" x="${front}" y="${-body.tireRadius}"/>`
  );
}

const grid = `${Array.from({ length: 20 }, (_, i) => `M${18 + 36 * i} 0V540`).join("")}${Array.from({ length: 15 }, (_, i) => `M0 ${28 + 36 * i}H720`).join("")}`;

/** The y at which the tires touch the ground, in units. */
const GROUND = 440;

/** Where a car is in its line drawing: the x of its rear bumper and the y of the ground in units, and its scale. */
export function carPlacement(body: Body, exploded: boolean) {
  const mmPerUnit = body.mmPerUnit * (exploded ? 1.09 : 1);
  const width = (body.length + (exploded ? explosion.bumper : 0)) / mmPerUnit;
  return { left: (drawingSize.width - width) / 2, ground: GROUND, mmPerUnit };
}

/**
 * A line drawing of a car on a grid, as a complete SVG document of 720 x 540. Without a scheme, a media query in the
 * document selects light or dark colors.
 */
export function lineDrawing(options: { body: BodyType; exploded: boolean; scheme?: LineScheme }): string {
  const body = bodies[options.body];
  const { left, ground, mmPerUnit } = carPlacement(body, options.exploded);
  return svgDocument(
    drawingSize.width,
    drawingSize.height,
    `${lineStyle(options.scheme)}<path class="p" d="M0 0H720V540H0Z"/><path class="r" d="${grid}"/><path class="e" d="M0 ${ground}H720"/>` +
      `<g transform="translate(${round(left)} ${ground})scale(${(1 / mmPerUnit).toFixed(5)})">${lineCar(body, options.exploded)}</g>`,
  );
}
