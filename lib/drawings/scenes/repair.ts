import { suv } from "@/lib/drawings/bodies/suv";
import { paintedCar } from "@/lib/drawings/painted";
import { bay, bayFloor, bayShadow, placeCar } from "@/lib/drawings/scenes/bay";

const ink = 'stroke="#14181B" stroke-width="3" stroke-linejoin="round"';
/** Left edges of the two posts, 28 wide. */
const rearPost = 274;
const frontPost = 402;

/** Wrenches on a board, from longest to shortest. */
function toolBoard(): string {
  const wrench = (x: number, length: number) =>
    `M${x} 150v${length}M${x - 5} 143l5 7l5-7M${x - 5} ${157 + length}l5-7l5 7`;
  return (
    '<path fill="#2B3439" stroke="#4C575E" stroke-width="3" d="M24 126H98V216H24Z"/>' +
    `<path fill="none" stroke="#7A868D" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="${wrench(40, 50)}${wrench(58, 40)}${wrench(75, 30)}"/>` +
    '<path fill="none" stroke="#7A868D" stroke-width="4" stroke-linecap="round" d="M87 142v22"/>'
  );
}

function post(x: number): string {
  return (
    `<path fill="#4F708A" ${ink} d="M${x} 100h28V${bayFloor - 6}h-28Z"/><path fill="#3C5A72" d="M${x + 19} 102h7.5V${bayFloor - 8}h-7.5Z"/>` +
    `<path fill="#3C5A72" ${ink} d="M${x - 14} ${bayFloor - 8}h56v8h-56Z"/>`
  );
}

/** Arms and pads of the lift under the sill. */
function arms(): string {
  return (
    `<path fill="#14181B" d="M252 248h22v9h-22ZM428 248h22v9h-22Z"/>` +
    `<path fill="#2C4458" ${ink} d="M244 256H458V267H244Z"/>` +
    `<path fill="#4F708A" ${ink} d="M${rearPost - 5} 253h38v30h-38ZM${frontPost - 5} 253h38v30h-38Z"/>`
  );
}

/** The oil drain pan on its stand. */
function drainPan(): string {
  return (
    `<path fill="none" stroke="#20272B" stroke-width="6" d="M352 316V${bayFloor - 6}"/>` +
    `<path fill="#4A555C" ${ink} d="M312 306H392L376 322H328Z"/><path fill="#2B3439" ${ink} d="M326 ${bayFloor - 10}h52v10h-52Z"/>`
  );
}

function toolChest(): string {
  const drawers = [294, 318, 342].map((y) => `M602 ${y}H702`).join("");
  const grips = [281, 306, 330].map((y) => `M638 ${y}h28`).join("");
  return (
    `<path fill="#14181B" d="M612 370h14v14h-14ZM678 370h14v14h-14Z"/><path fill="#8E2A26" ${ink} d="M602 266H702V372H602Z"/>` +
    `<path fill="#A63A32" d="M603.5 267.5h97v9h-97Z"/><path ${ink} d="${drawers}"/>` +
    `<path stroke="#D9A09B" stroke-width="5" stroke-linecap="round" d="${grips}M638 356h28"/>`
  );
}

/** Repair bay: an SUV on the lift, tools on the wall, tool chest. */
export function repairScene(): string {
  return bay(
    toolBoard() +
      bayShadow(rearPost - 24, rearPost + 52) +
      bayShadow(frontPost - 24, frontPost + 52) +
      bayShadow(598, 708) +
      post(rearPost) +
      post(frontPost) +
      drainPan() +
      placeCar(paintedCar(suv, "teal"), 104, 281, 9.33) +
      arms() +
      toolChest(),
  );
}
