import { bodyTypeOf } from "@/lib/drawings/body-type";
import type { Ground } from "@/lib/drawings/ground";
import { paintOf } from "@/lib/drawings/paint";

type MakeAndModel = { make?: string | null; model?: string | null };

/** The ground of a painted picture: varies between similar cars, and is always the same for one seed. */
export function groundFor(seed: string): Ground {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % 2 === 0 ? "lot" : "door";
}

/** Address of the painted picture of a car for sale; `sold` gives it in gray. */
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
