import type { Metadata } from "next";
import { LotPage } from "@/components/retail-vehicles/lot-page";
import { UnloadedLot } from "@/components/retail-vehicles/unloaded-lot";
import { UnloadedNote } from "@/components/vehicle/unloaded-note";

export const metadata: Metadata = { title: "Pre-Owned Vehicles", robots: { index: false } };

/**
 * What the server around Next answers with when a page of the list cannot be made (scripts/site/failed-pages.mjs). It has
 * no address of its own, and stands under the list's so that the navigation marks the same item in both.
 */
export default function UnloadedInventoryPage() {
  return (
    <LotPage page={1}>
      <div>
        <section className="unloaded-list" aria-labelledby="retail">
          <UnloadedLot />
        </section>
        <UnloadedNote />
      </div>
    </LotPage>
  );
}
