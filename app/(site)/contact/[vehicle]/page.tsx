import type { Metadata } from "next";
import { CONTACT_METADATA } from "@/components/contact/contact-metadata";
import { ContactPage } from "@/components/contact/contact-page";
import { VehicleEnquiry } from "@/components/contact/vehicle-enquiry";
import { enquiredRetailVehicle } from "@/lib/retail-vehicles/queries";

export const metadata: Metadata = CONTACT_METADATA;

/** Pages are made when first asked for; the build needs one address to know the route is static. */
export const generateStaticParams = () => [{ vehicle: "not-a-vehicle" }];

/** What stands behind `/contact?vehicle=<id>` (next.config.ts leads here); it has no address of its own. */
export default async function ContactAboutVehicle({ params }: { params: Promise<{ vehicle: string }> }) {
  const vehicle = await enquiredRetailVehicle(decodeURIComponent((await params).vehicle));
  return <ContactPage calm={typeof vehicle !== "string"} enquiry={<VehicleEnquiry vehicle={vehicle} />} />;
}
