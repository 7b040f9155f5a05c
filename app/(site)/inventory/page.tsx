import type { Metadata } from "next";
import { RetailListPage } from "@/components/retail-vehicles/retail-list-page";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";
import { pageMetadata } from "@/lib/vehicles/list-pages";

export async function generateMetadata(): Promise<Metadata> {
  const { pages } = await getRetailListPage(1);
  return {
    title: "Pre-Owned Vehicles",
    description:
      "Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one.",
    ...pageMetadata("/inventory", 1, pages),
  };
}

export default function InventoryPage() {
  return <RetailListPage page={1} />;
}
