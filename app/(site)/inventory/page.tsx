import type { Metadata } from "next";
import { LotPage } from "@/components/retail-vehicles/lot-page";
import { retailListPage } from "@/lib/retail-vehicles/queries";
import { pageMetadata } from "@/lib/vehicles/list-pages";

export async function generateMetadata(): Promise<Metadata> {
  const { pages } = await retailListPage(1);
  return {
    title: "Pre-Owned Vehicles",
    description:
      "Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one.",
    ...pageMetadata("/inventory", 1, pages),
  };
}

export default function InventoryPage() {
  return <LotPage page={1} />;
}
