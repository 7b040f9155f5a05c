import Link from "next/link";
import { RetailCard } from "@/components/retail-vehicles/retail-card";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { retailBadge } from "@/components/vehicles/status-badges";
import { FIRST_CARDS, VehicleGrid } from "@/components/vehicles/vehicle-grid";
import { RetailPicture } from "@/components/vehicles/vehicle-picture";
import { telephoneLink } from "@/lib/business";
import { TRANSMISSION_LABELS } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

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

/** The card of a vehicle. */
export function VehicleCard({ vehicle, first }: { vehicle: PublicRetailVehicle; first?: boolean }) {
  const { _id, trim, price, mileage, engineType, transmission, status } = vehicle;
  const sold = status === "sold";
  return (
    <RetailCard
      id={_id}
      title={vehicleTitle(vehicle)}
      trim={trim}
      price={formatPrice(price)}
      miles={formatMiles(mileage)}
      engine={engineType}
      transmission={transmission && TRANSMISSION_LABELS[transmission]}
      sold={sold}
      badge={retailBadge(status)}
      picture={<RetailPicture vehicle={vehicle} sold={sold} first={first} />}
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
