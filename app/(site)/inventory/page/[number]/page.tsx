import type { Metadata } from "next";
import { RetailListPage } from "@/components/retail-vehicles/retail-list-page";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";
import { pageMetadata } from "@/lib/vehicles/list-pages";
import { requireListPage } from "@/lib/vehicles/require-list-page";

type Props = { params: Promise<{ number: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ number: "2" }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, pages } = await requireListPage(params, getRetailListPage);
  return {
    title: `Pre-Owned Vehicles, page ${page} of ${pages}`,
    description: `Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one. Page ${page} of ${pages}.`,
    ...pageMetadata("/inventory", page, pages),
  };
}

export default async function InventoryListPage({ params }: Props) {
  const { page } = await requireListPage(params, getRetailListPage);
  return <RetailListPage page={page} />;
}
