import type { Metadata } from "next";
import { Banner } from "@/components/layout/banner";
import { PhoneActions, PhoneActionsAtThumb } from "@/components/retail-vehicles/phone-actions";
import { RetailList } from "@/components/retail-vehicles/retail-list";
import { SalesAside } from "@/components/retail-vehicles/sales-aside";
import { PageJsonLd } from "@/components/seo/page-json-ld";

export const metadata: Metadata = {
  title: "Pre-Owned Vehicles",
  description:
    "Pre-owned cars, trucks and SUVs on our own lot, with the price and the miles up front. Call, or come by and sit in one.",
  alternates: { canonical: "/inventory" },
};

export default function InventoryPage() {
  return (
    <>
      <PageJsonLd name="Pre-Owned Vehicles" path="/inventory" />
      <Banner
        title="Pre-Owned Vehicles"
        lead="Cars, trucks and SUVs on our own lot. Like one? Call, or come by and sit in it."
        picture="/drawings/banner-inventory.svg"
      >
        <PhoneActions />
      </Banner>
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        <RetailList />
        <SalesAside />
      </div>
      <PhoneActionsAtThumb />
    </>
  );
}
