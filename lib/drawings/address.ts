import { bodyTypeOf } from "@/lib/drawings/body-type";
import { paintOf } from "@/lib/drawings/paint";

type MakeAndModel = { make?: string | null; model?: string | null };

/** Two cars of one kind need not stand on the same ground; the seed (a stock number, an id) decides, always alike. */
function groundFor(seed: string): "lot" | "door" {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % 2 === 0 ? "lot" : "door";
}

/** Address of the painted picture of a car for sale; `sold` gives it in grey. */
export function paintedPicture(
  vehicle: MakeAndModel & { exteriorColor?: string | null; seed: string; sold?: boolean },
): string {
  const parts = [bodyTypeOf(vehicle), paintOf(vehicle.exteriorColor), groundFor(vehicle.seed)];
  return `/drawings/${parts.join("-")}${vehicle.sold ? "-sold" : ""}.svg`;
}

/** Address of the line drawing of a parts car: whole while it awaits dismantling, in pieces afterwards. */
export function linePicture(vehicle: MakeAndModel & { status?: string | null }): string {
  const whole = !vehicle.status || /^awaiting/i.test(vehicle.status);
  return `/drawings/${bodyTypeOf(vehicle)}-parts-${whole ? "whole" : "exploded"}.svg`;
}
