import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SimilarVehicles } from "@/components/retail-vehicles/similar-vehicles";
import { VehicleDetail } from "@/components/retail-vehicles/vehicle-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { environment } from "@/lib/env";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { describeVehicle } from "@/lib/retail-vehicles/description";
import { getRetailVehiclePage } from "@/lib/retail-vehicles/queries";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { OPEN_GRAPH_SIZE, vehiclePicturePath } from "@/lib/seo/open-graph";
import { breadcrumbData, carData } from "@/lib/seo/structured-data";
import { vehicleListing } from "@/lib/seo/vehicle-listing";
import { vehicleTitle } from "@/lib/vehicles/format";

type Props = { params: Promise<{ id: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ id: "not-a-vehicle" }];

/** The vehicle of the page; 404 when there is none (layout.tsx explains why). */
async function shownVehicle(params: Props["params"]): Promise<PublicRetailVehicle> {
  const found = await getRetailVehiclePage(decodedParameter((await params).id));
  if (!found || found.delisted) notFound();
  return found.vehicle;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await shownVehicle(params);
  const title = vehicleTitle(vehicle, true);
  const description = describeVehicle(vehicle);
  return {
    title,
    description,
    alternates: { canonical: `/inventory/${vehicle._id}` },
    openGraph: {
      title,
      description,
      url: `/inventory/${vehicle._id}`,
      images: [{ url: vehiclePicturePath(vehicle._id), ...OPEN_GRAPH_SIZE, alt: title }],
    },
  };
}

export default async function VehiclePage({ params }: Props) {
  const vehicle = await shownVehicle(params);
  const { siteUrl } = environment();
  const listing = vehicleListing(vehicle, siteUrl);
  const trail = [
    { name: "Pre-Owned Vehicles", path: "/inventory" },
    { name: vehicleTitle(vehicle, true), path: `/inventory/${vehicle._id}` },
  ];
  return (
    <>
      <JsonLd nodes={[...(listing ? [carData(listing, siteUrl)] : []), breadcrumbData(siteUrl, trail)]} />
      <VehicleDetail vehicle={vehicle} />
      {vehicle.status === "sold" && <SimilarVehicles to={vehicle} />}
    </>
  );
}
