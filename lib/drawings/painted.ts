import { bodies } from "@/lib/drawings/bodies/bodies";
import type { Body, BodyType } from "@/lib/drawings/bodies/body";
import { type Ground, groundOf } from "@/lib/drawings/ground";
import { type PaintName, paints, withoutColor } from "@/lib/drawings/paint";
import {
  handles,
  lowerThird,
  outline,
  pathElement,
  round,
  spokes,
  svgDocument,
  underside,
} from "@/lib/drawings/svg";

const ink = "#1C2124";

/** Panel lines are dark, except on black paint, where they are light to be visible. */
function panelLineColor(paint: PaintName): string {
  return paint === "black"
    ? 'stroke="#8B969C" stroke-opacity=".62"'
    : 'stroke="#121619" stroke-opacity=".62"';
}

function wheel(body: Body, id: string, tire: string): string {
  const r = body.tireRadius;
  return (
    `<g id="${id}w"><circle r="${r}" fill="${tire}" stroke="${ink}" stroke-width="26"/>` +
    `<circle r="${round(r * 0.86)}" fill="none" stroke="#3A4248" stroke-width="10"/>` +
    `<circle r="${round(r * 0.7)}" fill="#3D464C" stroke="#CBD0D1" stroke-width="${round(r * 0.075)}"/>` +
    `<path fill="#CBD0D1" d="${spokes(body)}"/><circle r="${round(r * 0.19)}" fill="#CBD0D1"/>` +
    `<circle r="${round(r * 0.08)}" fill="#3D464C"/></g>`
  );
}

function cladding(body: Body): string {
  const [rear, front] = body.axles;
  const arch = (x: number) => `<circle cx="${x}" cy="${-body.tireRadius}" r="${body.archRadius + 60}"/>`;
  return `<g fill="#2A3034"><path d="M-100 ${-body.sill - 92}H${body.length + 100}V0H-100Z"/>${arch(rear)}${arch(front)}</g>`;
}

/** Slanted reflections on the front and the rear side windows. */
function reflections(body: Body): string {
  const at = (position: number, width: number) => {
    const x = Math.round(body.length * position);
    return `M${x}-2000h${width}L${x + width - 930}-600h-${width}Z`;
  };
  return (
    `<path fill="#fff" fill-opacity=".13" d="${at(0.66, 360)}${at(0.77, 110)}"/>` +
    `<path fill="#fff" fill-opacity=".08" d="${at(0.43, 240)}"/>`
  );
}

/**
 * A painted car in millimeters (rear bumper at x 0, ground at y 0, negative upwards). The caller positions and scales it.
 * `id` is a prefix that makes ids unique if a picture contains two cars; `tire` is the tire color, for dark backgrounds.
 */
export function paintedCar(body: Body, paint: PaintName, { id = "", tire = "#23282C" } = {}): string {
  const fill = `fill="${paints[paint]}"`;
  const cut = panelLineColor(paint);
  const clip = (shape: "b" | "g") => `clip-path="url(#${id}${shape}c)"`;
  const use = (shape: string, attributes: string) => `<use href="#${id}${shape}" ${attributes}/>`;
  const [rear, front] = body.axles;
  const round26 = `fill="none" stroke="${ink}" stroke-width="26" stroke-linejoin="round"`;
  return (
    `<defs>${pathElement(outline(body), `id="${id}b"`)}${pathElement(body.glass, `id="${id}g"`)}` +
    `<clipPath id="${id}bc"><use href="#${id}b"/></clipPath><clipPath id="${id}gc"><use href="#${id}g"/></clipPath>${wheel(body, id, tire)}</defs>` +
    pathElement(underside(body), 'fill="#171B1E"') +
    use("b", fill) +
    `<g ${clip("b")}>${pathElement(lowerThird(body), 'fill="#0B0F12" fill-opacity=".17"')}${body.cladding ? cladding(body) : ""}` +
    `${pathElement(body.shoulder, 'fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="44" transform="translate(0-34)"')}</g>` +
    (body.roofRail
      ? pathElement(body.roofRail, `fill="none" stroke="${ink}" stroke-width="30" stroke-linejoin="round"`)
      : "") +
    use("g", 'fill="#2E3A43"') +
    `<g ${clip("g")}>${reflections(body)}${pathElement(body.pillars, 'fill="#1B2023"')}</g>` +
    use("g", `fill="none" stroke="${ink}" stroke-width="17" stroke-linejoin="round"`) +
    `<g ${clip("b")} stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><g fill="none" ${cut}>${pathElement(body.doors)}` +
    `${pathElement(`${body.creases} ${body.shoulder}`, 'stroke-opacity=".4"')}${pathElement(body.parts.bumper, 'stroke-opacity=".5"')}</g>` +
    pathElement(body.intake, `fill="#0B0F12" fill-opacity=".3" ${cut}`) +
    pathElement(body.headlamp, `fill="#F3F1E4" stroke="${ink}"`) +
    `${pathElement(body.tailLamp, `fill="#8E2A26" stroke="${ink}"`)}</g>` +
    pathElement(handles(body), `${fill} ${cut} stroke-width="14"`) +
    use("b", round26) +
    (body.trim ? pathElement(body.trim, `stroke="#2A3034" stroke-width="44" stroke-linecap="round"`) : "") +
    pathElement(body.mirror, `${fill} stroke="${ink}" stroke-width="17" stroke-linejoin="round"`) +
    use("w", `x="${rear}" y="${-body.tireRadius}"`) +
    use("w", `x="${front}" y="${-body.tireRadius}"`)
  );
}

/** A painted car on its background, as a complete SVG document of 720 x 540, in gray if `sold`. */
export function paintedDrawing(options: {
  body: BodyType;
  paint: PaintName;
  ground: Ground;
  sold?: boolean;
}): string {
  const body = bodies[options.body];
  const width = body.length / body.mmPerUnit;
  const left = (720 - width) / 2;
  const svg = svgDocument(
    720,
    540,
    groundOf(options.ground) +
      `<rect x="${round(left + 10)}" y="432" width="${round(width - 20)}" height="17" rx="8.5" fill="#22282C" fill-opacity=".45"/>` +
      `<g transform="translate(${round(left)} 440)scale(${(1 / body.mmPerUnit).toFixed(5)})">${paintedCar(body, options.paint)}</g>`,
  );
  return options.sold ? withoutColor(svg) : svg;
}
