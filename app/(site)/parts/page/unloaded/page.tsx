import type { Metadata } from "next";
import { UnloadedYard } from "@/components/dismantled-vehicles/unloaded-yard";
import { YardPage } from "@/components/dismantled-vehicles/yard-page";
import { UnloadedNote } from "@/components/vehicle/unloaded-note";

export const metadata: Metadata = { title: "Shop Recycled Parts", robots: { index: false } };

/** What the server around Next answers with when a page of the list cannot be made, as for the inventory. */
export default function UnloadedPartsPage() {
  return (
    <YardPage page={1}>
      <div>
        <section className="unloaded-list" aria-labelledby="dismantled">
          <UnloadedYard />
        </section>
        <UnloadedNote />
      </div>
    </YardPage>
  );
}
