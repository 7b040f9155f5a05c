import Link from "next/link";
import { DismantledCard } from "@/components/dismantled-vehicles/dismantled-card";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import { FIRST_CARDS, VehicleGrid } from "@/components/vehicles/vehicle-grid";
import { DismantledPicture } from "@/components/vehicles/vehicle-picture";
import { business } from "@/lib/business";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";

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

/** A card; it gets only the fields that it shows, because they are sent with the page. */
function VehicleCard({ vehicle, first }: { vehicle: PublicDismantledVehicle; first?: boolean }) {
  const { _id, stockNumber, vin, year, make, model, trim, mileage, engineType, dateAcquired, status } =
    vehicle;
  return (
    <DismantledCard
      vehicle={{ _id, stockNumber, vin, year, make, model, trim, mileage, engineType, dateAcquired, status }}
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
