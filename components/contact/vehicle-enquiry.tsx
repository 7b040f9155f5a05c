"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { enquiryMailLink } from "@/components/contact/enquiry";
import { useEnquiredVehicle } from "@/components/contact/use-enquired-vehicle";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Tag } from "@/components/ui/tag";
import { retailBadge } from "@/components/vehicle/status-badges";
import { RetailPicture } from "@/components/vehicle/vehicle-picture";
import { business, telephoneLink } from "@/lib/business";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatMiles, formatPrice, vehicleTitle } from "@/lib/vehicles/format";

/** Which vehicle the visitor came about (`?vehicle=<id>`), above the ways to reach the shop. */
export function VehicleEnquiry() {
  const id = useSearchParams().get("vehicle");
  return id ? <Enquiry id={id} /> : null;
}

function Enquiry({ id }: { id: string }) {
  const enquired = useEnquiredVehicle(id);
  return (
    <div className="mb-6 lg:mb-8" aria-live="polite">
      {enquired.state === "loading" && <EnquirySkeleton />}
      {enquired.state === "found" && <EnquiredVehicleTicket vehicle={enquired.vehicle} />}
      {enquired.state === "missing" && (
        <Notice tone="plain" icon="warning">
          The vehicle you came from is no longer listed. Call or write anyway: we can tell you what else is on
          the lot.
        </Notice>
      )}
      {enquired.state === "failed" && (
        <Notice tone="plain" icon="warning">
          We could not look up the vehicle just now. Tell us its year, make and model when you call or write.
        </Notice>
      )}
    </div>
  );
}

function EnquiredVehicleTicket({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const { _id, stockNumber, status, price, mileage } = vehicle;
  return (
    <section className="ticket enquiry" aria-labelledby="enquiry">
      <Link className="enquiry-picture" href={`/inventory/${_id}`} prefetch={false} tabIndex={-1} aria-hidden>
        <RetailPicture vehicle={vehicle} sold={status === "sold"} first />
      </Link>
      <div className="enquiry-body">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          Stock <Tag>{stockNumber}</Tag>
          <Badge {...retailBadge(status)} />
        </p>
        <h2 id="enquiry" className="mt-3">
          <Link className="hover:underline" href={`/inventory/${_id}`} prefetch={false}>
            {vehicleTitle(vehicle, true)}
          </Link>
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5 text-ink-2">
          {status === "sold" ? (
            <s className="vehicle-price text-ink-3">{formatPrice(price)}</s>
          ) : (
            <b className="vehicle-price">{formatPrice(price)}</b>
          )}
          <span>
            <b className="vehicle-miles">{formatMiles(mileage)}</b> miles
          </span>
        </p>
        <div className="enquiry-actions">
          <a className="button button-primary" href={telephoneLink}>
            <Icon name="phone" />
            Call {business.phone}
          </a>
          <a className="button button-second" href={enquiryMailLink(vehicle)}>
            <Icon name="mail" />
            Email About This Vehicle
          </a>
        </div>
        <p className="mt-3 text-[0.9375rem] text-ink-2">
          Give us the stock number and we know which one you mean. The email has it filled in.
        </p>
      </div>
    </section>
  );
}

/** As large as what comes. */
function EnquirySkeleton() {
  return (
    <div className="ticket enquiry" aria-busy="true">
      <span className="sr-only">Looking up the vehicle</span>
      <div className="enquiry-picture">
        <div className="picture skeleton" />
      </div>
      <div className="enquiry-body">
        <div className="skeleton h-7 w-48" />
        <div className="skeleton mt-3 h-9 w-4/5 md:h-10" />
        <div className="skeleton mt-2 h-12 w-56" />
        <div className="enquiry-actions">
          <div className="skeleton h-13.5 md:w-56" />
          <div className="skeleton h-13.5 md:w-64" />
        </div>
        <div className="skeleton mt-3 h-11 w-4/5 md:h-6" />
      </div>
    </div>
  );
}
