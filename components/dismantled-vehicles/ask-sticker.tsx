import Link from "next/link";
import { BottomBar } from "@/components/layout/bottom-bar";
import { BottomBarCall } from "@/components/layout/bottom-bar-call";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import { business, telephoneLink } from "@/lib/business";
import { partRequestPath } from "@/lib/dismantled-vehicles/rules";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { formatMiles, vehicleTitle } from "@/lib/vehicles/format";

/** The id of the button that asks for a part. */
export const ASK_BUTTON_ID = "ask-for-a-part";

/** The box of a dismantled vehicle's page: stock number, status, title, mileage, and how to ask for a part. */
export function AskSticker({ vehicle }: { vehicle: PublicDismantledVehicle }) {
  return (
    <div className={`${ticket} self-start`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-t-[5px] bg-tag-steel px-5 py-3 font-semibold text-white">
        Stock{" "}
        <Tag tone="white" wraps>
          {vehicle.stockNumber}
        </Tag>
        <span className="ml-auto flex">
          <Badge {...dismantledBadge(vehicle.status)} />
        </span>
      </div>
      <div className="p-5 md:p-6">
        <h1 className="text-44">{vehicleTitle(vehicle)}</h1>
        {vehicle.trim && (
          <p className="mt-1 font-semibold font-sign text-26 leading-[1.25] text-ink-2">{vehicle.trim}</p>
        )}
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3 border-t-2 border-b border-t-ink border-b-line py-3 text-ink-2">
          <b className="font-bold font-sign text-60 text-ink tabular-nums leading-[1.15] md:text-72">
            {formatMiles(vehicle.mileage)}
          </b>{" "}
          miles
        </p>
        <AskActions vehicle={vehicle} />
      </div>
    </div>
  );
}

function AskActions({ vehicle }: { vehicle: PublicDismantledVehicle }) {
  const ask = partRequestPath(vehicle);
  const { months, miles } = business.warranty.usedParts;
  return (
    <div className="mt-4 grid gap-3">
      <Link className={buttonVariants({ variant: "primary" })} href={ask} prefetch={false} id={ASK_BUTTON_ID}>
        Ask for a Part Off This Car
      </Link>
      <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
        <Icon name="phone" />
        {business.phone}
      </a>
      <BottomBar unless={[ASK_BUTTON_ID]}>
        <BottomBarCall />
        <Link
          className={buttonVariants({ variant: "primary", size: "bar", ends: "narrow" })}
          href={ask}
          prefetch={false}
        >
          Ask for a Part Off This Car
        </Link>
      </BottomBar>
      <p className="text-15 text-ink-2">
        We go and look, and answer within {business.partsAnswerHours} business hours: what shape it is in, and
        what it costs. Parts are inspected and, unless otherwise noted, guaranteed for {months} months or{" "}
        {formatMiles(miles)} miles.
      </p>
    </div>
  );
}
