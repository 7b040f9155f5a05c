import Link from "next/link";
import { BottomBar } from "@/components/layout/bottom-bar";
import { BottomBarCall } from "@/components/layout/bottom-bar-call";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Tag } from "@/components/ui/tag";
import { retailBadge } from "@/components/vehicles/status-badges";
import { Miles, Price } from "@/components/vehicles/vehicle-figures";
import { business, telephoneLink } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

const CONTACT_BUTTON_ID = "contact-about";

/** The price sticker of a vehicle's page: stock number, status, title, price, mileage, and how to contact the shop. */
export function PriceSticker({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const sold = vehicle.status === "sold";
  const badge = retailBadge(vehicle.status);
  return (
    <div className={`${ticket} self-start`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-t-[5px] bg-black px-5 py-3 font-semibold text-white">
        Stock{" "}
        <Tag tone="white" wraps>
          {vehicle.stockNumber}
        </Tag>
        <span className="ml-auto flex">
          <Badge {...badge} tone={sold ? "black" : badge.tone} />
        </span>
      </div>
      <div className="p-5 md:p-6">
        <h1 className={`text-44 ${sold ? "text-ink-2" : ""}`}>{vehicleTitle(vehicle)}</h1>
        {vehicle.trim && (
          <p className="mt-1 font-semibold font-sign text-26 leading-[1.25] text-ink-2">{vehicle.trim}</p>
        )}
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-b border-t-ink border-b-line py-3">
          <Price sold={sold} size="text-60 md:text-72">
            {formatPrice(vehicle.price)}
          </Price>
          <span className="whitespace-nowrap text-ink-2">
            <Miles sold={sold} size="text-30 md:text-34">
              {formatMiles(vehicle.mileage)}
            </Miles>{" "}
            miles
          </span>
        </p>
        <StickerActions vehicle={vehicle} />
      </div>
    </div>
  );
}

function StickerActions({ vehicle }: { vehicle: PublicRetailVehicle }) {
  if (vehicle.status === "sold") {
    return (
      <div className="mt-4 grid gap-4">
        <Notice tone="plain">This one has gone to its new owner. Tell us what you are after.</Notice>
        <Link className={buttonVariants({ variant: "primary" })} href="/inventory" prefetch={false}>
          See What Is on the Lot
        </Link>
      </div>
    );
  }
  const contact = `/contact?vehicle=${vehicle._id}`;
  return (
    <div className="mt-4 grid gap-3">
      {vehicle.status === "pending" && (
        <Notice tone="amber">
          A sale is pending on this one. Ask, and we will call you if it comes back.
        </Notice>
      )}
      <Link
        className={buttonVariants({ variant: "primary" })}
        href={contact}
        prefetch={false}
        id={CONTACT_BUTTON_ID}
      >
        Contact About This Vehicle
      </Link>
      <Link className={buttonVariants({ variant: "secondary" })} href={contact} prefetch={false}>
        Schedule Test Drive
      </Link>
      <BottomBar unless={[CONTACT_BUTTON_ID]}>
        <BottomBarCall />
        <Link
          className={buttonVariants({ variant: "primary", size: "bar", ends: "narrow" })}
          href={contact}
          prefetch={false}
        >
          Contact About This Vehicle
        </Link>
      </BottomBar>
      <p className="mt-3 text-15 text-ink-2">
        Or call{" "}
        <a className="text-link" href={telephoneLink}>
          {business.phone}
        </a>{" "}
        and give us the stock number. <span className="whitespace-nowrap">{business.hoursShort.open}.</span>
      </p>
    </div>
  );
}
