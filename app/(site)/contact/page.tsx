import type { Metadata } from "next";
import { Suspense } from "react";
import { ContactHead } from "@/components/contact/contact-head";
import { Elsewhere } from "@/components/contact/elsewhere";
import { LocationMap } from "@/components/contact/location-map";
import { VehicleEnquiry } from "@/components/contact/vehicle-enquiry";
import { WaysToReach } from "@/components/contact/ways-to-reach";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { Icon } from "@/components/ui/icon";
import { business, mapsLink, telephoneLink } from "@/lib/business";

const { address, phone, hoursShort } = business;

export const metadata: Metadata = {
  title: "Contact",
  description: `Call ${phone}, write, or come by ${address.street}, ${address.city}. ${hoursShort.open}.`,
  alternates: { canonical: "/contact" },
};

export default function ContactPage() {
  return (
    <>
      <PageJsonLd name="Contact" path="/contact" about="business" />
      <ContactHead />
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
            <div className="mt-4 grid gap-3">
              <a className="button button-primary" href={telephoneLink}>
                <Icon name="phone" />
                Call the Shop
              </a>
              <a className="button button-second md:hidden" href={mapsLink} rel="noopener">
                <Icon name="pin" />
                Get Directions
              </a>
            </div>
          </section>
          <LocationMap />
        </div>
        <Elsewhere />
      </div>
    </>
  );
}
