import type { Body } from "@/lib/drawings/bodies/body";

/** The size of a drawing of a vehicle, in units. */
export const drawingSize = { width: 720, height: 540 } as const;

/** A number as text with at most one decimal. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data without unnecessary whitespace. */
export function compact(path: string): string {
  return path
    .replace(/\s+/g, " ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/ -/g, "-")
    .trim();
}

/** A complete SVG document with a viewBox of the given size, in units. */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

export function pathElement(path: string, attributes = ""): string {
  return `<path d="${compact(path)}"${attributes && ` ${attributes}`}/>`;
}

/** Half the width of a wheel arch at the sill line. */
function archHalfWidth({ archRadius, tireRadius, sill }: Body): number {
  return Math.sqrt(archRadius ** 2 - (tireRadius - sill) ** 2);
}

/** The closed outline: the shell, the sill and both wheel arches. */
export function outline(body: Body): string {
  const half = archHalfWidth(body);
  const [rear, front] = body.axles;
  const arch = (axle: number) =>
    `L${round(axle + half)} ${-body.sill} A${body.archRadius} ${body.archRadius} 0 0 0 ${round(axle - half)} ${-body.sill}`;
  return `${body.shell} ${arch(front)} ${arch(rear)} Z`;
}

/** The underbody between the wheels, and the wheel wells behind them. */
export function underside(body: Body): string {
  const [rear, front] = body.axles;
  const { archRadius: r, sill } = body;
  const half = archHalfWidth(body);
  const well = (axle: number) =>
    `M${round(axle - half)} ${-sill} A${r} ${r} 0 0 1 ${round(axle + half)} ${-sill} Z`;
  return `M${rear} ${-sill - 30} H${front} V${70 - sill} H${rear} Z ${well(rear)} ${well(front)}`;
}

/** The closed region of the darker lower third. */
export function lowerThird(body: Body): string {
  return `${body.shade} V200 H-200 Z`;
}

/** The spokes around a hub at (0, 0), as one path. */
export function spokes(body: Body): string {
  const r = body.tireRadius;
  const corners = [
    [-0.1, -0.14],
    [-0.085, -0.69],
    [0.085, -0.69],
    [0.1, -0.14],
  ] as const;
  return Array.from({ length: body.spokes }, (_, index) => {
    const angle = (index * 2 * Math.PI) / body.spokes;
    const points = corners.map(([x, y]) => {
      const px = Math.round(r * (x * Math.cos(angle) - y * Math.sin(angle)));
      const py = Math.round(r * (x * Math.sin(angle) + y * Math.cos(angle)));
      return `${px} ${py}`;
    });
    return `M${points.join("L")}Z`;
  }).join("");
}

/** The door handles as one path of rounded bars, each 170 x 44 mm. */
export function handles(body: Body): string {
  return body.handles.map(([x, y]) => `M${x + 22} ${y}h126a22 22 0 0 1 0 44h-126a22 22 0 0 1 0-44Z`).join("");
}
