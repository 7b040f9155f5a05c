import Link from "next/link";
import { inquiryMailLink } from "@/components/contact/inquiry";
import { InquiryForm } from "@/components/contact/inquiry-form";
import { PreloadFont } from "@/components/layout/preload-font";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Tag } from "@/components/ui/tag";
import { retailBadge } from "@/components/vehicles/status-badges";
import { Miles, Price } from "@/components/vehicles/vehicle-figures";
import { RetailPicture, retailPictureUrl } from "@/components/vehicles/vehicle-picture";
import { business, telephoneLink } from "@/lib/business";
import { embeddedDrawing } from "@/lib/drawings/embedded";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/**
 * The vehicle of an inquiry and the form to ask about it, above the contact details; a notice when it is null, because it
 * is not listed.
 */
export function VehicleInquiry({ vehicle }: { vehicle: PublicRetailVehicle | null }) {
  if (vehicle) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[5fr_7fr] lg:items-start">
        <VehicleTicket vehicle={vehicle} />
        <InquiryForm key={vehicle._id} vehicleId={vehicle._id} offersTestDrive={vehicle.status !== "sold"} />
      </div>
    );
  }
  return (
    <Notice tone="plain" icon="warning">
      The vehicle you came from is no longer listed. Call or write anyway: we can tell you what else is on the
      lot.
    </Notice>
  );
}

function VehicleTicket({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const { _id, stockNumber, status, price, mileage } = vehicle;
  return (
    <section className={`${ticket} overflow-hidden`} aria-labelledby="inquiry">
      <PreloadFont file="barlow-condensed-600" />
      <Link className="block" href={`/inventory/${_id}`} prefetch={false} tabIndex={-1} aria-hidden>
        <RetailPicture
          vehicle={{ ...vehicle, imageUrl: embeddedDrawing(retailPictureUrl(vehicle)) }}
          sold={status === "sold"}
          shape="aspect-2/1 object-[50%_75%] md:aspect-5/2 lg:aspect-4/3"
          first
        />
      </Link>
      <div className="p-5 md:p-7">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          Stock <Tag>{stockNumber}</Tag>
          <Badge {...retailBadge(status)} />
        </p>
        <h2 id="inquiry" className="mt-3">
          <Link className="hover:underline" href={`/inventory/${_id}`} prefetch={false}>
            {vehicleTitle(vehicle, true)}
          </Link>
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5 text-ink-2">
          <Price sold={status === "sold"} size="text-42">
            {formatPrice(price)}
          </Price>
          <span>
            <Miles sold={false} size="text-27">
              {formatMiles(mileage)}
            </Miles>{" "}
            miles
          </span>
        </p>
        <div className="mt-4 grid gap-3 md:flex md:flex-wrap">
          <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
            <Icon name="phone" />
            Call {business.phone}
          </a>
          <a className={buttonVariants({ variant: "secondary" })} href={inquiryMailLink(vehicle)}>
            <Icon name="mail" />
            Email About This Vehicle
          </a>
        </div>
        <p className="mt-3 text-15 text-ink-2">
          Give us the stock number and we know which one you mean. The email has it filled in.
        </p>
      </div>
    </section>
  );
}
