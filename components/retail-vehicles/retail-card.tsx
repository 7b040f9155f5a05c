"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { retailBadge } from "@/components/vehicles/status-badges";
import { CardTitle, cardBadges } from "@/components/vehicles/vehicle-card";
import { Miles, Price } from "@/components/vehicles/vehicle-figures";
import { TRANSMISSION_LABELS } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

/** The fields of a vehicle that a card shows. */
type CardVehicle = Pick<
  PublicRetailVehicle,
  "_id" | "year" | "make" | "model" | "trim" | "price" | "mileage" | "engineType" | "transmission" | "status"
>;

/**
 * A retail vehicle in the list: one link to its page. A client component, because a page contains the props of a client
 * component once, but the elements of a server component twice.
 */
export function RetailCard({ vehicle, picture }: { vehicle: CardVehicle; picture: ReactNode }) {
  const { _id, trim, price, mileage, engineType, transmission, status } = vehicle;
  const sold = status === "sold";
  return (
    <li className={`${card} relative overflow-hidden`}>
      <Link
        href={`/inventory/${_id}`}
        prefetch={false}
        className="group flex h-full flex-col pb-4.5 focus-visible:-outline-offset-3"
      >
        {picture}
        <CardTitle title={vehicleTitle(vehicle)} trim={trim} sold={sold} />
        <p className="mx-5 flex items-baseline justify-between gap-4 whitespace-nowrap border-line border-b pt-1.5 pb-2 text-16 text-ink-2">
          <Price price={price} sold={sold} size="text-42" />
          <span>
            <Miles miles={mileage} sold={sold} size="text-27" /> miles
          </span>
        </p>
        <dl className="grid grid-cols-[1fr_1fr] gap-x-4 gap-y-2 px-5 pt-3 text-15 leading-normal">
          <Spec label="Engine" value={engineType} />
          <Spec label="Transmission" value={transmission && TRANSMISSION_LABELS[transmission]} />
        </dl>
        <span className={cardBadges}>
          <Badge {...retailBadge(status)} />
        </span>
      </Link>
    </li>
  );
}

function Spec({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-semibold text-17">{value ?? "Ask us"}</dd>
    </div>
  );
}
