"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { retailBadge } from "@/components/vehicles/status-badges";
import { TRANSMISSION_LABELS } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/** What a card shows of a vehicle. */
type CardVehicle = Pick<
  PublicRetailVehicle,
  "_id" | "year" | "make" | "model" | "trim" | "price" | "mileage" | "engineType" | "transmission" | "status"
>;

/**
 * A car for sale in the list: one link to its page. A client component, because a page contains the properties of one
 * once, but the elements of a server component twice.
 */
export function RetailCard({ vehicle, picture }: { vehicle: CardVehicle; picture: ReactNode }) {
  const { _id, trim, price, mileage, engineType, transmission, status } = vehicle;
  const sold = status === "sold";
  return (
    <li className={`${card} vehicle-card`}>
      <Link
        href={`/inventory/${_id}`}
        prefetch={false}
        className={sold ? "vehicle-link is-sold" : "vehicle-link"}
      >
        {picture}
        <h3 className="vehicle-title">
          {`${vehicleTitle(vehicle)} `}
          {trim && <span>{trim}</span>}
        </h3>
        <p className="vehicle-figures">
          {sold ? (
            <s className="vehicle-price">{formatPrice(price)}</s>
          ) : (
            <b className="vehicle-price">{formatPrice(price)}</b>
          )}
          <span>
            <b className="vehicle-miles">{formatMiles(mileage)}</b> miles
          </span>
        </p>
        <dl className="vehicle-specs">
          <div>
            <dt>Engine</dt>
            <dd>{engineType ?? "Ask us"}</dd>
          </div>
          <div>
            <dt>Transmission</dt>
            <dd>{transmission ? TRANSMISSION_LABELS[transmission] : "Ask us"}</dd>
          </div>
        </dl>
        <span className="vehicle-badge">
          <Badge {...retailBadge(status)} />
        </span>
      </Link>
    </li>
  );
}
