import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SimilarVehicles } from "@/components/retail-vehicles/similar-vehicles";
import { VehicleDetail } from "@/components/retail-vehicles/vehicle-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { environment } from "@/lib/env";
import { describeVehicle } from "@/lib/retail-vehicles/description";
import { shownRetailVehicle } from "@/lib/retail-vehicles/queries";
import { OPEN_GRAPH_SIZE, vehiclePicturePath } from "@/lib/seo/open-graph";
import { breadcrumbData, carData } from "@/lib/seo/structured-data";
import { vehicleTitle } from "@/lib/vehicles/format";
import { isVehicleId } from "@/lib/vehicles/id";

type Props = { params: Promise<{ id: string }> };

/** Pages are made when first asked for; the build needs one address to know the route is static. */
export const generateStaticParams = () => [{ id: "not-a-vehicle" }];

async function shownVehicle(params: Props["params"]) {
  const { id } = await params;
  const vehicle = isVehicleId(id) ? await shownRetailVehicle(id) : null;
  if (vehicle === null || vehicle === "gone") notFound();
  return vehicle;
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
  const trail = [
    { name: "Pre-Owned Vehicles", path: "/inventory" },
    { name: vehicleTitle(vehicle, true), path: `/inventory/${vehicle._id}` },
  ];
  return (
    <>
      <JsonLd nodes={[carData(vehicle, siteUrl), breadcrumbData(siteUrl, trail)]} />
      <VehicleDetail vehicle={vehicle} />
      {vehicle.status === "sold" && <SimilarVehicles to={vehicle} />}
    </>
  );
}
