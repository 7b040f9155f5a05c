import type { MetadataRoute } from "next";
import { cacheLife, cacheTag } from "next/cache";
import { privacyFacts } from "@/lib/business";
import { DISMANTLED_LIST_TAG, RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { getDismantledListPage, lastDismantledChange } from "@/lib/dismantled-vehicles/queries";
import { environment, isBuildWithoutDatabase } from "@/lib/env";
import { listRetailAddresses } from "@/lib/retail-vehicles/queries";
import { listPagePath, type PublicList, pageCount } from "@/lib/vehicles/list-pages";

/** Pages that change with the code alone: no date is better than a made-up one. */
const UNDATED = ["", "/about", "/contact", "/partsrequest", "/repair"];

/** A sitemap may not hold more. */
const MOST_ADDRESSES = 50_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  if (isBuildWithoutDatabase()) return [];
  const { siteUrl } = environment();
  const [retail, { pages: partsPages }, partsChanged] = await Promise.all([
    listRetailAddresses(),
    getDismantledListPage(1),
    lastDismantledChange(),
  ]);
  const lotChanged = retail.reduce<Date | null>(
    (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
    null,
  );
  const pagesOf = (list: PublicList, pages: number, changed: Date | null) =>
    Array.from({ length: pages }, (_, index) => ({
      url: siteUrl + listPagePath(list, index + 1),
      ...(changed && { lastModified: changed }),
    }));
  return [
    ...UNDATED.map((path) => ({ url: siteUrl + path })),
    { url: `${siteUrl}/privacy-policy`, lastModified: privacyFacts.effectiveDate },
    ...pagesOf("/inventory", pageCount(retail.length), lotChanged),
    ...pagesOf("/parts", partsPages, partsChanged),
    ...retail.map(({ _id, updatedAt }) => ({ url: `${siteUrl}/inventory/${_id}`, lastModified: updatedAt })),
  ].slice(0, MOST_ADDRESSES);
}
