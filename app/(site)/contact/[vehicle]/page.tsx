import type { Metadata } from "next";
import { CONTACT_METADATA } from "@/components/contact/contact-metadata";
import { ContactPage } from "@/components/contact/contact-page";
import { VehicleInquiry } from "@/components/contact/vehicle-inquiry";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { getRetailVehiclePage } from "@/lib/retail-vehicles/queries";

export const metadata: Metadata = CONTACT_METADATA;

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ vehicle: "not-a-vehicle" }];

/** The page of `/contact?vehicle=<id>` (see the rewrites in next.config.ts). */
export default async function ContactAboutVehicle({ params }: { params: Promise<{ vehicle: string }> }) {
  const found = await getRetailVehiclePage(decodedParameter((await params).vehicle));
  const vehicle = found && !found.delisted ? found.vehicle : null;
  return <ContactPage calm={vehicle !== null} inquiry={<VehicleInquiry vehicle={vehicle} />} />;
}
