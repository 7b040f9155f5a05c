import Link from "next/link";
import { DismantledCard } from "@/components/dismantled-vehicles/dismantled-card";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import { FIRST_CARDS, VehicleGrid } from "@/components/vehicles/vehicle-grid";
import { DismantledPicture } from "@/components/vehicles/vehicle-picture";
import { business } from "@/lib/business";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatDay, formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** The cards of the dismantled vehicles, or the empty state. */
export function DismantledCards({ vehicles }: { vehicles: readonly PublicDismantledVehicle[] }) {
  if (vehicles.length === 0) return <EmptyYard />;
  return (
    <VehicleGrid>
      {vehicles.map((vehicle, index) => (
        <VehicleCard key={vehicle._id} vehicle={vehicle} first={index < FIRST_CARDS} />
      ))}
    </VehicleGrid>
  );
}

function VehicleCard({ vehicle, first }: { vehicle: PublicDismantledVehicle; first?: boolean }) {
  return (
    <DismantledCard
      id={vehicle._id}
      title={vehicleTitle(vehicle)}
      trim={vehicle.trim}
      stockNumber={vehicle.stockNumber}
      vin={vehicle.vin}
      miles={formatMiles(vehicle.mileage)}
      engine={vehicle.engineType}
      acquired={formatDay(vehicle.dateAcquired)}
      badge={dismantledBadge(vehicle.status)}
      picture={<DismantledPicture vehicle={vehicle} first={first} />}
    />
  );
}

function EmptyYard() {
  return (
    <StateBox
      kind="empty"
      title="No vehicles currently available for parts"
      actions={
        <Link className={buttonVariants({ variant: "primary" })} href="/partsrequest" prefetch={false}>
          Submit Parts Request
        </Link>
      }
    >
      We may still have the part on a shelf. Ask, and we answer within {business.partsAnswerHours} business
      hours.
    </StateBox>
  );
}
