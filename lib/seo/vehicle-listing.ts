import { bodyTypeOf } from "@/lib/drawings/body-type";
import { describeVehicle } from "@/lib/retail-vehicles/description";
import { featureList } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { photosOf, vehiclePicturePath } from "@/lib/seo/open-graph";
import { vehicleTitle } from "@/lib/vehicles/format";

type Facts = Omit<PublicRetailVehicle, "_id" | "status" | "features" | "imageUrl" | "images">;

/** A vehicle for sale as other sites get it. JSON-LD, the sitemap and the feeds are made from it. All URLs are absolute. */
export type VehicleListing = Facts & {
  id: string;
  url: string;
  title: string;
  /** The vehicle in one sentence, for vehicles without a description. */
  summary: string;
  features: string[];
  /** Photos of the actual vehicle, the main one first. */
  photos: string[];
  /** The link preview, which exists without photos as well. */
  preview: string;
  body: ReturnType<typeof bodyTypeOf>;
  availability: "available" | "pending";
};

/** The listing of a vehicle, or null once it is sold. */
export function vehicleListing(vehicle: PublicRetailVehicle, siteUrl: string): VehicleListing | null {
  const { _id: id, status, features, imageUrl: _, images, ...facts } = vehicle;
  if (status === "sold") return null;
  return {
    ...facts,
    id,
    url: `${siteUrl}/inventory/${id}`,
    title: vehicleTitle(vehicle, true),
    summary: describeVehicle(vehicle),
    features: featureList(features),
    photos: photosOf(images).map((photo) => new URL(photo, siteUrl).href),
    preview: siteUrl + vehiclePicturePath(id),
    body: bodyTypeOf(vehicle),
    availability: status,
  };
}

/** The entry of a vehicle in the sitemap. */
export const sitemapEntry = ({ url, updatedAt }: VehicleListing) => ({ url, lastModified: updatedAt });
