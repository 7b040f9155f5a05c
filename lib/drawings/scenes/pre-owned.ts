import { pickup } from "@/lib/drawings/bodies/pickup";
import { paintedCar } from "@/lib/drawings/painted";
import { bay, bayFloor, bayShadow, placeCar } from "@/lib/drawings/scenes/bay";

/** The price tag on the inside mirror, with two cut corners and a punched hole. */
function hangTag(): string {
  return (
    '<g transform="translate(414 200)rotate(9)"><path fill="#fff" stroke="#1C2124" stroke-width="3" stroke-linejoin="round" d="M0 9L9 0H66V32H9L0 23Z"/>' +
    '<circle cx="13" cy="16" r="4.5" fill="#1C2124"/><path stroke="#1C2124" stroke-width="4" stroke-linecap="round" d="M27 11H56M27 21H46"/></g>' +
    '<path fill="none" stroke="#F1F3F1" stroke-width="2" stroke-linecap="round" d="M409 193C412 204 417 213 424 218"/>'
  );
}

/** Pre-owned bay: a pickup with a price tag on the mirror. */
export function preOwnedScene(): string {
  return bay(bayShadow(52, 668) + placeCar(paintedCar(pickup, "blue"), 43, bayFloor, 9.29) + hangTag());
}
