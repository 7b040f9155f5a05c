import Link from "next/link";
import { RetailCard } from "@/components/retail-vehicles/retail-card";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { FIRST_CARDS, VehicleGrid } from "@/components/vehicles/vehicle-grid";
import { RetailPicture } from "@/components/vehicles/vehicle-picture";
import { telephoneLink } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

/** The cards of the pre-owned vehicles, or the empty state. */
export function RetailCards({ vehicles }: { vehicles: readonly PublicRetailVehicle[] }) {
  if (vehicles.length === 0) return <EmptyLot />;
  return (
    <VehicleGrid>
      {vehicles.map((vehicle, index) => (
        <VehicleCard key={vehicle._id} vehicle={vehicle} first={index < FIRST_CARDS} />
      ))}
    </VehicleGrid>
  );
}

/** A card; it gets only the fields that it shows, because they are sent with the page. */
export function VehicleCard({ vehicle, first }: { vehicle: PublicRetailVehicle; first?: boolean }) {
  const { _id, year, make, model, trim, price, mileage, engineType, transmission, status } = vehicle;
  return (
    <RetailCard
      vehicle={{ _id, year, make, model, trim, price, mileage, engineType, transmission, status }}
      picture={<RetailPicture vehicle={vehicle} sold={status === "sold"} first={first} />}
    />
  );
}

function EmptyLot() {
  return (
    <StateBox
      kind="empty"
      title="No vehicles currently available"
      actions={
        <>
          <a className={buttonVariants({ variant: "primary" })} href={telephoneLink}>
            <Icon name="phone" />
            Contact Sales
          </a>
          <Link className={buttonVariants({ variant: "secondary" })} href="/parts" prefetch={false}>
            Shop Parts
          </Link>
        </>
      }
    >
      Call and tell us what you are looking for, and we will watch for one.
    </StateBox>
  );
}
