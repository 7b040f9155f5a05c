import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { dismantledBadge } from "@/components/vehicle/status-badges";
import { DismantledPicture } from "@/components/vehicle/vehicle-picture";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatDay, formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** A parts car in the list, with a link that starts a request for one of its parts. */
export function DismantledCard({ vehicle, first }: { vehicle: PublicDismantledVehicle; first?: boolean }) {
  const { _id, stockNumber, trim, mileage, engineType, dateAcquired, vin, status } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <li className="card vehicle-card parts-card" id={_id}>
      <DismantledPicture vehicle={vehicle} first={first} />
      <div className="vehicle-badge">
        <Badge {...dismantledBadge(status)} />
        <Tag tone="steel">{stockNumber}</Tag>
      </div>
      <h3 className="vehicle-title">
        {`${title} `}
        {trim && <span>{trim}</span>}
      </h3>
      <dl className="facts">
        <div>
          <dt>Mileage</dt>
          <dd>{`${formatMiles(mileage)} miles`}</dd>
        </div>
        <div>
          <dt>Engine</dt>
          <dd>{engineType ?? "Ask us"}</dd>
        </div>
        <div>
          <dt>Acquired</dt>
          <dd>{formatDay(dateAcquired)}</dd>
        </div>
        <div>
          <dt>VIN</dt>
          <dd className="vin">{vin}</dd>
        </div>
      </dl>
      <Link className="card-link" href={`/partsrequest?vin=${vin}`} prefetch={false}>
        Request a part from this vehicle<span className="sr-only">, {title}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
