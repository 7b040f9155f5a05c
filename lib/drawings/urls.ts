import { bodyTypeOf } from "@/lib/drawings/body-type";
import type { Ground } from "@/lib/drawings/ground";
import { paintOf } from "@/lib/drawings/paint";

type MakeAndModel = { make?: string | null; model?: string | null };

/** The background of a painted picture, chosen by the seed: the same seed always gets the same one. */
export function groundFor(seed: string): Ground {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % 2 === 0 ? "lot" : "door";
}

/** URL of the painted picture of a car for sale, in gray if `sold`. */
export function paintedPicture(
  vehicle: MakeAndModel & { exteriorColor?: string | null; seed: string; sold?: boolean },
): string {
  const parts = [bodyTypeOf(vehicle), paintOf(vehicle.exteriorColor), groundFor(vehicle.seed)];
  return `/drawings/${parts.join("-")}${vehicle.sold ? "-sold" : ""}.svg`;
}

/** Whether a dismantled vehicle is drawn in pieces: not while it awaits dismantling. */
export const isExploded = ({ status }: { status?: string | null }): boolean =>
  Boolean(status) && !/^awaiting/i.test(status ?? "");

/** URL of the line drawing of a dismantled vehicle: whole while it awaits dismantling, exploded afterwards. */
export function linePicture(vehicle: MakeAndModel & { status?: string | null }): string {
  return `/drawings/${bodyTypeOf(vehicle)}-parts-${isExploded(vehicle) ? "exploded" : "whole"}.svg`;
}
