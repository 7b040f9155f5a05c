"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { Tag } from "@/components/ui/tag";
import { CardTitle, cardBadges } from "@/components/vehicles/vehicle-card";

/** The texts of a card, formatted on the server: that code is not sent to the browser. */
type DismantledCardProps = {
  /** The vehicle's id. */
  id: string;
  title: string;
  trim: string | null;
  stockNumber: string;
  vin: string;
  /** The mileage without its unit. */
  miles: string;
  engine: string | null;
  /** The day when it was acquired. */
  acquired: string;
  badge: BadgeVariant;
  picture: ReactNode;
};

/**
 * A dismantled vehicle in the list, with a link to its page and one that starts a request for one of its parts. A client component, because
 * a page contains the props of a client component once, but the elements of a server component twice.
 */
export function DismantledCard({
  id,
  title,
  trim,
  stockNumber,
  vin,
  miles,
  engine,
  acquired,
  badge,
  picture,
}: DismantledCardProps) {
  return (
    <li className={`${card} relative flex scroll-mt-24 flex-col overflow-hidden`} id={id}>
      <Link
        className="group flex flex-1 flex-col focus-visible:-outline-offset-3"
        href={`/parts/${id}`}
        prefetch={false}
      >
        {picture}
        <CardTitle title={title} trim={trim} />
      </Link>
      <div className={cardBadges}>
        <Badge {...badge} />
        <Tag tone="steel">{stockNumber}</Tag>
      </div>
      <dl className="mx-5 mt-2.5 text-16">
        <Fact label="Mileage">{`${miles} miles`}</Fact>
        <Fact label="Engine">{engine ?? "Ask us"}</Fact>
        <Fact label="Acquired">{acquired}</Fact>
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
