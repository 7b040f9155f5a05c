import type { MetadataRoute } from "next";
import { cacheLife, cacheTag } from "next/cache";
import { POLICY_DATE } from "@/components/privacy/policy-date";
import { DISMANTLED_LIST_TAG, RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { listedDismantledVehicles } from "@/lib/dismantled-vehicles/queries";
import { environment } from "@/lib/env";
import { listedRetailVehicles } from "@/lib/retail-vehicles/queries";

/** Pages that change with the code alone: no date is better than a made-up one. */
const UNDATED = ["", "/about", "/contact", "/partsrequest", "/repair"];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  const { siteUrl } = environment();
  const [retail, dismantled] = await Promise.all([listedRetailVehicles(), listedDismantledVehicles()]);
  return [
    ...UNDATED.map((path) => ({ url: siteUrl + path })),
    { url: `${siteUrl}/privacy-policy`, lastModified: POLICY_DATE.iso },
    { url: `${siteUrl}/inventory`, ...newest(retail) },
    { url: `${siteUrl}/parts`, ...newest(dismantled) },
    ...retail.map(({ _id, updatedAt }) => ({ url: `${siteUrl}/inventory/${_id}`, lastModified: updatedAt })),
  ];
}

function newest(vehicles: readonly { updatedAt: string }[]): { lastModified?: string } {
  const last = vehicles
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return last ? { lastModified: last } : {};
}
