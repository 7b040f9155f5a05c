import type { ReactNode } from "react";
import { ContactHead } from "@/components/contact/contact-head";
import { ContactOptions } from "@/components/contact/contact-options";
import { LocationMap } from "@/components/contact/location-map";
import { RelatedLinks } from "@/components/contact/related-links";
import { FindRequest } from "@/components/requests/find-request";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { mapsLink, telephoneLink } from "@/lib/business";

/** The contact page. `inquiry` is about one vehicle; `calm` leaves the page's primary button to it. */
export function ContactPage({ inquiry, calm = false }: { inquiry?: ReactNode; calm?: boolean }) {
  return (
    <>
      <PageJsonLd name="Contact" path="/contact" about="business" />
      <ContactHead />
      <div className="wrap py-8 lg:py-12">
        {inquiry && <div className="mb-6 lg:mb-8">{inquiry}</div>}
        <div
          className={`${ticket} overflow-hidden md:grid md:grid-cols-[1fr_1fr] lg:grid-cols-[5fr_7fr] print:grid-cols-1`}
        >
          <section className="p-5 md:p-7" aria-labelledby="reach">
            <h2 id="reach" className="mb-4">
              Reach the shop
            </h2>
            <ContactOptions withEmail />
            <div className="mt-4 grid gap-3">
              <a className={buttonVariants({ variant: calm ? "secondary" : "primary" })} href={telephoneLink}>
                <Icon name="phone" />
                Call the Shop
              </a>
              <a
                className={buttonVariants({ variant: "secondary", className: "md:hidden" })}
                href={mapsLink}
                rel="noopener"
              >
                <Icon name="pin" />
                Get Directions
              </a>
            </div>
            <FindRequest />
          </section>
          <LocationMap />
        </div>
        <RelatedLinks />
      </div>
    </>
  );
}
