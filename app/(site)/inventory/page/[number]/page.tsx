import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RetailListPage } from "@/components/retail-vehicles/retail-list-page";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";
import { pageMetadata, readPageNumber } from "@/lib/vehicles/list-pages";

type Props = { params: Promise<{ number: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ number: "2" }];

/** The number of the page and of the last one. Responds with 404 when the list has no such page. */
async function shownPage(params: Props["params"]): Promise<{ page: number; pages: number }> {
  const page = readPageNumber(decodedParameter((await params).number));
  if (page === null) notFound();
  const { pages } = await getRetailListPage(page);
  if (page > pages) notFound();
  return { page, pages };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, pages } = await shownPage(params);
  return {
    title: `Pre-Owned Vehicles, page ${page} of ${pages}`,
    description: `Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one. Page ${page} of ${pages}.`,
    ...pageMetadata("/inventory", page, pages),
  };
}

export default async function InventoryListPage({ params }: Props) {
  const { page } = await shownPage(params);
  return <RetailListPage page={page} />;
}
