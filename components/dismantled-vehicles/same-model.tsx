import Link from "next/link";
import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { Tag } from "@/components/ui/tag";
import { dismantledBadge, retailBadge } from "@/components/vehicles/status-badges";
import { CardTitle, cardBadges } from "@/components/vehicles/vehicle-card";
import { Miles, Price } from "@/components/vehicles/vehicle-figures";
import { DismantledPicture, RetailPicture } from "@/components/vehicles/vehicle-picture";
import type { SameModel } from "@/lib/dismantled-vehicles/page-queries";
import { modelPlural } from "@/lib/dismantled-vehicles/rules";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/** With fewer cards than this, the ask tile follows. */
const ENOUGH = 3;
/** Three abreast from 768 px, one on a phone. */
const COLUMNS = { gridTemplateColumns: "repeat(auto-fill, minmax(max(13rem, 30%), 1fr))" } as const;

type SameModelProps = { model: string; vehicles: SameModel };

/** Other vehicles of a model: those in pieces, then those for sale, and a way out when there are few. */
export function SameModelVehicles({ model, vehicles: { dismantled, retail } }: SameModelProps) {
  const count = dismantled.length + retail.length;
  return (
    <section className="wrap pb-14" aria-labelledby="same-model">
      <h2 id="same-model" className="mb-5">
        {count > 0 ? `More ${modelPlural(model)}, in pieces and whole` : `No other ${model} right now`}
      </h2>
      <ul className="grid gap-6" style={COLUMNS}>
        {dismantled.map((vehicle) => (
          <DismantledModelCard key={vehicle._id} vehicle={vehicle} />
        ))}
        {retail.map((vehicle) => (
          <RetailModelCard key={vehicle._id} vehicle={vehicle} />
        ))}
        {count < ENOUGH && <AskTile model={model} />}
      </ul>
    </section>
  );
}

function DismantledModelCard({ vehicle }: { vehicle: PublicDismantledVehicle }) {
  return (
    <ModelCard
      href={`/parts/${vehicle._id}`}
      vehicle={vehicle}
      badge={dismantledBadge(vehicle.status)}
      tag="steel"
      picture={<DismantledPicture vehicle={vehicle} />}
    >
      <MilesText miles={vehicle.mileage} />
      {vehicle.engineType && <span className="text-15 text-ink-3">{vehicle.engineType}</span>}
    </ModelCard>
  );
}

function RetailModelCard({ vehicle }: { vehicle: PublicRetailVehicle }) {
  return (
    <ModelCard
      href={`/inventory/${vehicle._id}`}
      vehicle={vehicle}
      badge={retailBadge(vehicle.status)}
      tag="ink"
      picture={<RetailPicture vehicle={vehicle} sold={false} />}
    >
      <Price sold={false} size="text-34">
        {formatPrice(vehicle.price)}
      </Price>
      <MilesText miles={vehicle.mileage} />
    </ModelCard>
  );
}

function MilesText({ miles }: { miles: number }) {
  return (
    <span>
      <Miles sold={false} size="text-27">
        {formatMiles(miles)}
      </Miles>{" "}
      miles
    </span>
  );
}

type ModelCardProps = {
  href: `/parts/${string}` | `/inventory/${string}`;
  vehicle: { year: number; make: string; model: string; trim: string | null; stockNumber: string };
  badge: BadgeVariant;
  tag: "steel" | "ink";
  picture: ReactNode;
  children: ReactNode;
};

function ModelCard({ href, vehicle, badge, tag, picture, children }: ModelCardProps) {
  return (
    <li className={`${card} relative overflow-hidden`}>
      <Link
        href={href}
        prefetch={false}
        className="group flex h-full flex-col pb-4.5 focus-visible:-outline-offset-3"
      >
        {picture}
        <CardTitle title={vehicleTitle(vehicle)} trim={vehicle.trim} />
        <p className="mx-5 flex flex-wrap items-baseline justify-between gap-x-4 pt-1.5 text-16 text-ink-2">
          {children}
        </p>
        <span className={`${cardBadges} flex-wrap`}>
          <Badge {...badge} />
          <Tag tone={tag}>{vehicle.stockNumber}</Tag>
        </span>
      </Link>
    </li>
  );
}

function AskTile({ model }: { model: string }) {
  return (
    <li className="grid content-center rounded-card border-[1.5px] border-control border-dashed p-6 print:hidden">
      <h3 className="text-26">Not the one?</h3>
      <p className="mt-2 text-ink-2">The part may be on a shelf, or come in next week.</p>
      <Link className={`${rowLink} mt-2 min-h-12`} href="/partsrequest" prefetch={false}>
        Ask for {/^[aeio]/i.test(model) ? "an" : "a"} {model} part
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
