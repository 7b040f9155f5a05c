import { svgDocument } from "@/lib/drawings/svg";

/** The y coordinate of a bay's floor, in units. */
export const bayFloor = 384;

/** An open bay of the shop, 720 x 432: dark interior, lamp with a cone of light, edge of the roll-up door at the top. */
export function bay(content: string): string {
  return svgDocument(
    720,
    432,
    '<path fill="#313A40" d="M0 0H720V432H0Z"/><path fill="#39434A" d="M0 246H720V432H0Z"/><path fill="#4A555C" d="M0 244H720V248H0Z"/>' +
      '<path fill="#566066" d="M0 360H720V432H0Z"/><path fill="#68737A" d="M0 358H720V361H0Z"/>' +
      `<path fill="#F3F1D6" fill-opacity=".08" d="M290 80H430L520 396H200Z"/>${content}` +
      '<path fill="#F5F2D8" d="M270 71H450V80H270Z"/><path fill="#454F55" d="M296 58h5v13h-5ZM419 58h5v13h-5Z"/>' +
      '<path fill="#AEB8B8" d="M0 0H720V54H0Z"/><path fill="#8F9A9B" d="M0 26H720V29H0ZM0 52H720V58H0Z"/>',
  );
}

/** The shadow of an object on the floor between two x coordinates. */
export function bayShadow(from: number, to: number): string {
  return `<rect x="${from}" y="${bayFloor - 6}" width="${to - from}" height="14" rx="7" fill="#14181B" fill-opacity=".6"/>`;
}

/** Positions and scales a car drawn in millimeters: rear bumper at x, ground at y. */
export function placeCar(car: string, x: number, y: number, mmPerUnit: number): string {
  return `<g transform="translate(${x} ${y})scale(${(1 / mmPerUnit).toFixed(5)})">${car}</g>`;
}
