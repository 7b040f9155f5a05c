import Link from "next/link";
import { DonorsLikeIt } from "@/components/part-request/donors-like-it";
import { card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { linePicture } from "@/lib/drawings/urls";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";

/** Year, make, model and trim of a decoded vehicle. */
export function vehicleName({ vehicleInfo: { year, make, model, trim } }: LookedUpVehicle): string {
  return [year, make, model, trim].filter(Boolean).join(" ");
}

/**
 * The vehicle of the request, shown while the part is chosen. `news` adds what is known about the VIN: a match in the
 * inventory, vehicles like it that have been taken apart, a wrong check digit.
 */
export function DecodedVehicle({ vehicle, news }: { vehicle: LookedUpVehicle; news: boolean }) {
  return (
    <div className="grid gap-2.5">
      <div className={`${card} flex items-center gap-3.5 p-2.5`}>
        <img
          className="w-22 flex-none rounded-badge"
          src={linePicture(vehicle.vehicleInfo)}
          alt=""
          width={88}
          height={66}
        />
        <div>
          <p className="font-semibold">{vehicleName(vehicle)}</p>
          <p className="vin text-ink-2">{vehicle.vin}</p>
        </div>
      </div>
      {news && <InventoryNotice vehicle={vehicle} />}
      {news && vehicle.donors.count > 0 && <DonorsLikeIt donors={vehicle.donors} />}
      {news && !vehicle.checkDigitValid && (
        <Notice tone="amber" icon="warning">
          The check digit of this VIN does not add up. Compare it with your vehicle once more; if it is the
          same there, go on: some vehicles built for other countries carry none.
        </Notice>
      )}
    </div>
  );
}

function InventoryNotice({
  vehicle: { inInventory, inventoryType, vehicleId },
}: {
  vehicle: LookedUpVehicle;
}) {
  if (!inInventory || !inventoryType) return null;
  return (
    <Notice tone="green">
      <p>{`Vehicle found in ${inventoryType} inventory`}</p>
      {vehicleId &&
        (inventoryType === "retail" ? (
          <Link className="text-link" href={`/inventory/${vehicleId}`} prefetch={false}>
            See this vehicle
          </Link>
        ) : (
          <Link className="text-link" href={`/parts/${vehicleId}`} prefetch={false}>
            See this vehicle
          </Link>
        ))}
    </Notice>
  );
}
