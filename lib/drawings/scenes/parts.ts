import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { bay, bayFloor, bayShadow, placeCar } from "@/lib/drawings/scenes/bay";

const disc = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="19"/><circle cx="${x}" cy="${y}" r="7"/><circle cx="${x}" cy="${y}" r="13" fill="none" stroke-opacity=".5"/>`;

/** Three shelves of used parts: rotors and a block, filters and a pulley, a fender and boxes. */
function shelf(x: number): string {
  return (
    `<g transform="translate(${x} 0)" fill="#3F4A51" stroke="#6B777E" stroke-width="3" stroke-linejoin="round">` +
    disc(30, 116) +
    disc(72, 116) +
    '<path d="M102 135v-20h10v-10h30v10h12v20ZM118 105v-9h18v9M18 187v-25h42v25ZM28 162v25M39 162v25M50 162v25M108 187c0-16 14-26 34-26h8v26ZM20 245c2-18 12-28 30-28h22v12c-12 0-20 6-22 16ZM84 245v-26h28v26ZM118 245v-16h36v16ZM118 237h36"/>' +
    '<circle cx="84" cy="171" r="16"/><circle cx="84" cy="171" r="5"/>' +
    '<path stroke-width="5" d="M4 94V262M168 94V262M4 137H168M4 189H168M4 247H168"/></g>'
  );
}

/** Parts bay: an exploded sedan in light lines, in front of the shelves. */
export function partsScene(): string {
  return bay(
    lineStyle("bay") +
      shelf(30) +
      shelf(518) +
      bayShadow(76, 596) +
      placeCar(lineCar(sedan, true), 67, bayFloor, 8.92),
  );
}
