import type { ReactNode } from "react";
import { PreloadFont } from "@/components/layout/preload-font";

/** Classes of a list of vehicle cards. */
export const vehicleGrid = "grid gap-6 md:grid-cols-[1fr_1fr] print:grid-cols-[1fr_1fr]";

/** How many cards are likely on the first screen of a desktop; their pictures are fetched first. */
export const FIRST_CARDS = 2;

/** A list of vehicle cards. */
export function VehicleGrid({ children }: { children: ReactNode }) {
  return (
    <>
      <PreloadFont file="barlow-condensed-600" />
      <ul className={vehicleGrid}>{children}</ul>
    </>
  );
}
