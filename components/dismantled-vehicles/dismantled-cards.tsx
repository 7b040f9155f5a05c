import Link from "next/link";
import { DismantledCard } from "@/components/dismantled-vehicles/dismantled-card";
import { PreloadFont } from "@/components/layout/preload-font";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import { DismantledPicture } from "@/components/vehicles/vehicle-picture";
import { business } from "@/lib/business";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";

/** Cards that are likely on the first screen of a desktop. */
const FIRST_CARDS = 2;

/** The cards of the parts cars, or what to do while there is none. */
export function DismantledCards({ vehicles }: { vehicles: readonly PublicDismantledVehicle[] }) {
  if (vehicles.length === 0) return <EmptyYard />;
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
