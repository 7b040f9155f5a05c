import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { environment, isBuildWithoutDatabase } from "@/lib/env";
import { listRetailVehiclesForSale } from "@/lib/retail-vehicles/queries";
import { type VehicleListing, vehicleListing } from "@/lib/seo/vehicle-listing";

/** The limit of the sitemap protocol. */
export const MAX_URLS = 50_000;

/** The listings of all vehicles for sale, from the cache: for the sitemap and the feeds. */
export async function getVehicleListings(): Promise<VehicleListing[]> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG);
  cacheLife("records");
  if (isBuildWithoutDatabase()) return [];
  const { siteUrl } = environment();
  const vehicles = await listRetailVehiclesForSale(MAX_URLS);
  return vehicles.flatMap((vehicle) => vehicleListing(vehicle, siteUrl) ?? []);
}
