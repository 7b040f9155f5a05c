import type { Metadata } from "next";
import { LotPage } from "@/components/retail-vehicles/lot-page";
import { MissingListPage } from "@/components/vehicle/missing-list-page";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { clearPageStatus, setPageStatus } from "@/lib/http/page-status";
import { retailListPage } from "@/lib/retail-vehicles/queries";
import { pageMetadata, readPageNumber } from "@/lib/vehicles/list-pages";

type Props = { params: Promise<{ number: string }> };

/** Pages are made when first asked for; the build needs one address to know the route is static. */
export const generateStaticParams = () => [{ number: "2" }];

/** The number of the page and of the last one, or null when the list has no such page. */
async function shownPage(params: Props["params"]): Promise<{ page: number; pages: number } | null> {
  const number = decodedParameter((await params).number);
  const path = `/inventory/page/${number}`;
  const page = readPageNumber(number);
  const pages = page === null ? 0 : (await retailListPage(page)).pages;
  if (page === null || page > pages) {
    setPageStatus(path, 404);
    return null;
  }
  clearPageStatus(path);
  return { page, pages };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await shownPage(params);
  if (!shown) return { title: "Page not found", robots: { index: false } };
  const { page, pages } = shown;
  return {
    title: `Pre-Owned Vehicles, page ${page} of ${pages}`,
    description: `Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one. Page ${page} of ${pages}.`,
    ...pageMetadata("/inventory", page, pages),
  };
}

export default async function InventoryListPage({ params }: Props) {
  const shown = await shownPage(params);
  return shown ? <LotPage page={shown.page} /> : <MissingListPage list="/inventory" />;
}
