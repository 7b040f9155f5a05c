import type { MetadataRoute } from "next";
import { cacheLife, cacheTag } from "next/cache";
import { privacyFacts } from "@/lib/business";
import { DISMANTLED_LIST_TAG, RECORDS_TAG, RETAIL_LIST_TAG } from "@/lib/cache/tags";
import { getDismantledListPage, lastDismantledChange } from "@/lib/dismantled-vehicles/queries";
import { environment, isBuildWithoutDatabase } from "@/lib/env";
import { listRetailAddresses } from "@/lib/retail-vehicles/queries";
import { listPagePath, type PublicList, pageCount } from "@/lib/vehicles/list-pages";

/** Static pages, which have no known modification date. */
const UNDATED = ["", "/about", "/contact", "/partsrequest", "/repair"];

/** The limit of the sitemap protocol. */
const MAX_URLS = 50_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  "use cache";
  cacheTag(RECORDS_TAG, RETAIL_LIST_TAG, DISMANTLED_LIST_TAG);
  cacheLife("records");
  if (isBuildWithoutDatabase()) return [];
  const { siteUrl } = environment();
  const [retail, { pages: dismantledPages }, dismantledChanged] = await Promise.all([
    listRetailAddresses(),
    getDismantledListPage(1),
    lastDismantledChange(),
  ]);
  const retailChanged = retail.reduce<Date | null>(
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
    ...pagesOf("/inventory", pageCount(retail.length), retailChanged),
    ...pagesOf("/parts", dismantledPages, dismantledChanged),
    ...retail.map(({ _id, updatedAt }) => ({ url: `${siteUrl}/inventory/${_id}`, lastModified: updatedAt })),
  ].slice(0, MAX_URLS);
}
