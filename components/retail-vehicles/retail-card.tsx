"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { CardTitle, cardBadges } from "@/components/vehicles/vehicle-card";
import { Miles, Price } from "@/components/vehicles/vehicle-figures";

/** The texts of a card, formatted on the server: that code is not sent to the browser. */
type RetailCardProps = {
  /** The vehicle's id. */
  id: string;
  title: string;
  trim: string | null;
  price: string;
  /** The mileage without its unit. */
  miles: string;
  engine: string | null;
  transmission: string | null;
  sold: boolean;
  badge: BadgeVariant;
  picture: ReactNode;
};

/**
 * A retail vehicle in the list: one link to its page. A client component, because a page contains the props of a client
 * component once, but the elements of a server component twice.
 */
export function RetailCard({
  id,
  title,
  trim,
  price,
  miles,
  engine,
  transmission,
  sold,
  badge,
  picture,
}: RetailCardProps) {
  return (
    <li className={`${card} relative overflow-hidden`}>
      <Link
        href={`/inventory/${id}`}
        prefetch={false}
        className="group flex h-full flex-col pb-4.5 focus-visible:-outline-offset-3"
      >
        {picture}
        <CardTitle title={title} trim={trim} sold={sold} />
        <p className="mx-5 flex items-baseline justify-between gap-4 whitespace-nowrap border-line border-b pt-1.5 pb-2 text-16 text-ink-2">
          <Price sold={sold} size="text-42">
            {price}
          </Price>
          <span>
            <Miles sold={sold} size="text-27">
              {miles}
            </Miles>{" "}
            miles
          </span>
        </p>
        <dl className="grid grid-cols-[1fr_1fr] gap-x-4 gap-y-2 px-5 pt-3 text-15 leading-normal">
          <Spec label="Engine" value={engine} />
          <Spec label="Transmission" value={transmission} />
        </dl>
        <span className={cardBadges}>
          <Badge {...badge} />
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
