import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DismantledDetail } from "@/components/dismantled-vehicles/dismantled-detail";
import { SameModelVehicles } from "@/components/dismantled-vehicles/same-model";
import { JsonLd } from "@/components/seo/json-ld";
import { getDismantledVehiclePage, getSameModel } from "@/lib/dismantled-vehicles/page-queries";
import { describeDonor } from "@/lib/dismantled-vehicles/rules";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { environment } from "@/lib/env";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { dismantledPicturePath, OPEN_GRAPH_SIZE } from "@/lib/seo/open-graph";
import { breadcrumbData, dismantledCarData } from "@/lib/seo/structured-data";
import { vehicleTitle } from "@/lib/vehicles/format";

type Props = { params: Promise<{ id: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ id: "not-a-vehicle" }];

/** The vehicle of the page; 404 when there is none (layout.tsx explains why). */
async function shownVehicle(params: Props["params"]): Promise<PublicDismantledVehicle> {
  const found = await getDismantledVehiclePage(decodedParameter((await params).id));
  if (!found || found.gone) notFound();
  return found.vehicle;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await shownVehicle(params);
  const title = `${vehicleTitle(vehicle, true)} Used Parts`;
  const description = describeDonor(vehicle);
  return {
    title,
    description,
    alternates: { canonical: `/parts/${vehicle._id}` },
    openGraph: {
      title,
      description,
      url: `/parts/${vehicle._id}`,
      images: [{ url: dismantledPicturePath(vehicle._id), ...OPEN_GRAPH_SIZE, alt: title }],
    },
  };
}

export default async function DismantledVehiclePage({ params }: Props) {
  const vehicle = await shownVehicle(params);
  const { siteUrl } = environment();
  const trail = [
    { name: "Shop Recycled Parts", path: "/parts" },
    { name: vehicleTitle(vehicle, true), path: `/parts/${vehicle._id}` },
  ];
  return (
    <>
      <JsonLd nodes={[dismantledCarData(vehicle, siteUrl), breadcrumbData(siteUrl, trail)]} />
      <DismantledDetail vehicle={vehicle} />
      <SameModelVehicles model={vehicle.model} vehicles={await getSameModel(vehicle)} />
    </>
  );
}
