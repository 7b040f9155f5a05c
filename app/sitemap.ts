import type { MetadataRoute } from "next";
import { cacheLife, cacheTag } from "next/cache";
import { privacyFacts } from "@/lib/business";
import { DISMANTLED_LIST_TAG, RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { listDismantledAddresses } from "@/lib/dismantled-vehicles/page-queries";
import { getDismantledListPage, lastDismantledChange } from "@/lib/dismantled-vehicles/queries";
import { environment, isBuildWithoutDatabase } from "@/lib/env";
import { getRetailListPage, lastRetailChange } from "@/lib/retail-vehicles/queries";
import { getVehicleListings, MAX_URLS } from "@/lib/seo/queries";
import { sitemapEntry } from "@/lib/seo/vehicle-listing";
import { listPagePath, type PublicList } from "@/lib/vehicles/list-pages";

/** Static pages, which have no known modification date. */
const UNDATED = ["", "/about", "/contact", "/partsrequest", "/repair"];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  if (isBuildWithoutDatabase()) return [];
  const { siteUrl } = environment();
  const [listings, retail, retailChanged, addresses, dismantled, dismantledChanged] = await Promise.all([
    getVehicleListings(),
    getRetailListPage(1),
    lastRetailChange(),
    listDismantledAddresses(MAX_URLS),
    getDismantledListPage(1),
    lastDismantledChange(),
  ]);
  const pagesOf = (list: PublicList, pages: number, changed: Date | null) =>
    Array.from({ length: pages }, (_, index) => ({
      url: siteUrl + listPagePath(list, index + 1),
      ...(changed && { lastModified: changed }),
    }));
  return [
    ...UNDATED.map((path) => ({ url: siteUrl + path })),
    { url: `${siteUrl}/privacy-policy`, lastModified: privacyFacts.effectiveDate },
    ...pagesOf("/inventory", retail.pages, retailChanged),
    ...pagesOf("/parts", dismantled.pages, dismantledChanged),
    ...listings.map(sitemapEntry),
    ...addresses.map(({ _id, updatedAt }) => ({ url: `${siteUrl}/parts/${_id}`, lastModified: updatedAt })),
  ].slice(0, MAX_URLS);
}
