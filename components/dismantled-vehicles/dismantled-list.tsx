import Link from "next/link";
import { DismantledCard } from "@/components/dismantled-vehicles/dismantled-card";
import { StateBox } from "@/components/ui/state-box";
import { business } from "@/lib/business";
import { listedDismantledVehicles } from "@/lib/dismantled-vehicles/queries";

/** Cards that are likely on the first screen of a desktop. */
const FIRST_CARDS = 2;

/** The vehicles that are being taken apart, last acquired first. */
export async function DismantledList() {
  const vehicles = await listedDismantledVehicles();
  return (
    <section aria-labelledby="dismantled">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="dismantled">Recently Dismantled Vehicles</h2>
        <p className="text-ink-2">Newest first</p>
      </div>
      {vehicles.length === 0 ? (
        <StateBox
          kind="empty"
          title="No vehicles currently available for parts"
          actions={
            <Link className="button button-primary" href="/partsrequest" prefetch={false}>
              Submit Parts Request
            </Link>
          }
        >
          We may still have the part on a shelf. Ask, and we answer within {business.partsAnswerHours}{" "}
          business hours.
        </StateBox>
      ) : (
        <ul className="vehicle-grid">
          {vehicles.map((vehicle, index) => (
            <DismantledCard key={vehicle._id} vehicle={vehicle} first={index < FIRST_CARDS} />
          ))}
        </ul>
      )}
    </section>
  );
}
