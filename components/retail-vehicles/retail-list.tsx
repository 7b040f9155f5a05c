import Link from "next/link";
import { RetailCard } from "@/components/retail-vehicles/retail-card";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { telephoneLink } from "@/lib/business";
import { listedRetailVehicles } from "@/lib/retail-vehicles/queries";

/** Cards that are likely on the first screen of a desktop. */
const FIRST_CARDS = 2;

/** The vehicles on the lot, newest first, the recently sold ones last. */
export async function RetailList() {
  const vehicles = await listedRetailVehicles();
  const onTheLot = vehicles.filter(({ status }) => status !== "sold").length;
  return (
    <section aria-labelledby="lot">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="lot" className="text-[1.5rem]">
          {onTheLot} on the lot
        </h2>
        <p className="text-ink-2">Newest first</p>
      </div>
      {vehicles.length === 0 ? (
        <StateBox
          kind="empty"
          title="No vehicles currently available"
          actions={
            <>
              <a className="button button-primary" href={telephoneLink}>
                <Icon name="phone" />
                Contact Sales
              </a>
              <Link className="button button-second" href="/parts" prefetch={false}>
                Shop Parts
              </Link>
            </>
          }
        >
          Call and tell us what you are looking for, and we will watch for one.
        </StateBox>
      ) : (
        <ul className="vehicle-grid">
          {vehicles.map((vehicle, index) => (
            <RetailCard key={vehicle._id} vehicle={vehicle} first={index < FIRST_CARDS} />
          ))}
        </ul>
      )}
    </section>
  );
}
