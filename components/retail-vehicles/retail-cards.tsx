import Link from "next/link";
import { PreloadFont } from "@/components/layout/preload-font";
import { RetailCard } from "@/components/retail-vehicles/retail-card";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { RetailPicture } from "@/components/vehicles/vehicle-picture";
import { telephoneLink } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

/** Cards that are likely on the first screen of a desktop. */
const FIRST_CARDS = 2;

/** The cards of the lot, or what to do while it is empty. */
export function RetailCards({ vehicles }: { vehicles: readonly PublicRetailVehicle[] }) {
  if (vehicles.length === 0) return <EmptyLot />;
  return (
    <>
      <PreloadFont file="barlow-condensed-600" />
      <ul className="vehicle-grid">
        {vehicles.map((vehicle, index) => (
          <VehicleCard key={vehicle._id} vehicle={vehicle} first={index < FIRST_CARDS} />
        ))}
      </ul>
    </>
  );
}

/** A card with no more of the vehicle than it shows. */
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
