import type { Metadata } from "next";
import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";
import { SimilarVehicles } from "@/components/retail-vehicles/similar-vehicles";
import { VehicleDetail } from "@/components/retail-vehicles/vehicle-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { environment } from "@/lib/env";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { clearPageStatus, setPageStatus } from "@/lib/http/page-status";
import { describeVehicle } from "@/lib/retail-vehicles/description";
import { shownRetailVehicle } from "@/lib/retail-vehicles/queries";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { OPEN_GRAPH_SIZE, vehiclePicturePath } from "@/lib/seo/open-graph";
import { breadcrumbData, carData } from "@/lib/seo/structured-data";
import { vehicleTitle } from "@/lib/vehicles/format";
import { INVALID_ID } from "@/lib/vehicles/id";

type Props = { params: Promise<{ id: string }> };

/** Pages are made when first asked for; the build needs one address to know the route is static. */
export const generateStaticParams = () => [{ id: "not-a-vehicle" }];

/** The vehicle, or why there is none to show. */
async function shownVehicle(params: Props["params"]): Promise<PublicRetailVehicle | string> {
  const id = decodedParameter((await params).id);
  const path = `/inventory/${id}`;
  const vehicle = await shownRetailVehicle(id);
  if (vehicle !== null && typeof vehicle !== "string") {
    clearPageStatus(path);
    return vehicle;
  }
  setPageStatus(path, vehicle === "gone" ? 410 : 404);
  return vehicle === "invalid" ? INVALID_ID : "Vehicle not found";
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await shownVehicle(params);
  if (typeof vehicle === "string") return { title: vehicle, robots: { index: false } };
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
  if (typeof vehicle === "string") return <MissingVehicle reason={vehicle} />;
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
