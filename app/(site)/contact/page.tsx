import type { Metadata } from "next";
import { Suspense } from "react";
import { Elsewhere } from "@/components/contact/elsewhere";
import { LocationMap } from "@/components/contact/location-map";
import { VehicleEnquiry } from "@/components/contact/vehicle-enquiry";
import { WaysToReach } from "@/components/contact/ways-to-reach";
import { Banner } from "@/components/layout/banner";
import { Icon } from "@/components/ui/icon";
import { business, mapsLink } from "@/lib/business";

const { address, phone, hoursShort } = business;

export const metadata: Metadata = {
  title: "Contact",
  description: `Call ${phone}, write, or come by ${address.street}, ${address.city}. ${hoursShort.open}.`,
  alternates: { canonical: "/contact" },
};

export default function ContactPage() {
  return (
    <>
      <Banner
        title="Contact"
        lead="Call, write, or come by. Have the year, make and model at hand and we can answer faster."
      />
      <div className="wrap py-8 lg:py-12">
        <Suspense fallback={null}>
          <VehicleEnquiry />
        </Suspense>
        <div className="contact-card ticket">
          <section className="p-5 md:p-7" aria-labelledby="reach">
            <h2 id="reach" className="mb-4">
              Reach the shop
            </h2>
            <WaysToReach withEmail />
            <a className="button button-second mt-4 w-full md:hidden" href={mapsLink} rel="noopener">
              <Icon name="pin" />
              Get Directions
            </a>
          </section>
          <LocationMap />
        </div>
        <Elsewhere />
      </div>
    </>
  );
}
