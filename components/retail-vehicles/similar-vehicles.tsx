import { VehicleCard } from "@/components/retail-vehicles/retail-cards";
import { VehicleGrid } from "@/components/vehicles/vehicle-grid";
import { similarVehicles } from "@/lib/retail-vehicles/description";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

const SHOWN = 2;

/** Other vehicles for sale, shown on the page of a sold one. */
export async function SimilarVehicles({ to }: { to: PublicRetailVehicle }) {
  const { vehicles: newest } = await getRetailListPage(1);
  const vehicles = similarVehicles(to, newest, SHOWN);
  if (vehicles.length === 0) return null;
  return (
    <section className="wrap pb-14" aria-labelledby="similar">
      <h2 id="similar" className="mb-5">
        Similar vehicles
      </h2>
      <VehicleGrid>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle._id} vehicle={vehicle} />
        ))}
      </VehicleGrid>
    </section>
  );
}
