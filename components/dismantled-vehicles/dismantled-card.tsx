"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { Tag } from "@/components/ui/tag";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import { CardTitle, cardBadges } from "@/components/vehicles/vehicle-card";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatDay, formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** The fields of a vehicle that a card shows. */
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
 * A dismantled vehicle in the list, with a link that starts a request for one of its parts. A client component, because
 * a page contains the props of a client component once, but the elements of a server component twice.
 */
export function DismantledCard({ vehicle, picture }: { vehicle: CardVehicle; picture: ReactNode }) {
  const { _id, stockNumber, trim, mileage, engineType, dateAcquired, vin, status } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <li
      className={`${card} relative flex scroll-mt-24 flex-col overflow-hidden target:outline-3 target:outline-ink target:outline-offset-2`}
      id={_id}
    >
      {picture}
      <div className={cardBadges}>
        <Badge {...dismantledBadge(status)} />
        <Tag tone="steel">{stockNumber}</Tag>
      </div>
      <CardTitle title={title} trim={trim} />
      <dl className="mx-5 mt-2.5 text-16">
        <Fact label="Mileage">{`${formatMiles(mileage)} miles`}</Fact>
        <Fact label="Engine">{engineType ?? "Ask us"}</Fact>
        <Fact label="Acquired">{formatDay(dateAcquired)}</Fact>
        <Fact label="VIN" look="vin">
          {vin}
        </Fact>
      </dl>
      <Link
        className={`${rowLink} mx-5 min-h-13.5 border-line border-t print:hidden`}
        href={`/partsrequest?vin=${vin}`}
        prefetch={false}
      >
        Request a part from this vehicle<span className="sr-only">, {title}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}

function Fact({
  label,
  look = "font-semibold",
  children,
}: {
  label: string;
  look?: "vin" | "font-semibold";
  children: string;
}) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-2">
      <dt className="text-ink-3">{label}</dt>
      <dd className={`text-right ${look}`}>{children}</dd>
    </div>
  );
}
