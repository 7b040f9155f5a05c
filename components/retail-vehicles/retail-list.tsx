import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { RefreshableList } from "@/components/vehicle/refreshable-list";
import { listedRetailVehicles } from "@/lib/retail-vehicles/queries";

/** The vehicles on the lot, newest first, the recently sold ones last. */
export async function RetailList() {
  const vehicles = await listedRetailVehicles();
  const onTheLot = vehicles.filter(({ status }) => status !== "sold").length;
  return (
    <section aria-labelledby="lot">
      <RefreshableList
        list="retail"
        heading={
          <h2 id="lot" className="text-[1.5rem]">
            {onTheLot} on the lot
          </h2>
        }
      >
        <RetailCards vehicles={vehicles} />
      </RefreshableList>
    </section>
  );
}
