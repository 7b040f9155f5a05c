import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { RefreshableList } from "@/components/vehicle/refreshable-list";
import { listedDismantledVehicles } from "@/lib/dismantled-vehicles/queries";

/** The vehicles that are being taken apart, last acquired first. */
export async function DismantledList() {
  const vehicles = await listedDismantledVehicles();
  return (
    <section aria-labelledby="dismantled">
      <RefreshableList list="dismantled" heading={<h2 id="dismantled">Recently Dismantled Vehicles</h2>}>
        <DismantledCards vehicles={vehicles} />
      </RefreshableList>
    </section>
  );
}
