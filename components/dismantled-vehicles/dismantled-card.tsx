"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatDay, formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** What a card shows of a vehicle. */
type CardVehicle = Pick<
  PublicDismantledVehicle,
  | "_id"
  | "stockNumber"
  | "vin"
  | "year"
  | "make"
  | "model"
  | "trim"
  | "mileage"
  | "engineType"
  | "dateAcquired"
  | "status"
>;

/**
 * A parts car in the list, with a link that starts a request for one of its parts. A client component, because a page
 * contains the properties of one once, but the elements of a server component twice.
 */
export function DismantledCard({ vehicle, picture }: { vehicle: CardVehicle; picture: ReactNode }) {
  const { _id, stockNumber, trim, mileage, engineType, dateAcquired, vin, status } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <li className={`${card} vehicle-card parts-card`} id={_id}>
      {picture}
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
