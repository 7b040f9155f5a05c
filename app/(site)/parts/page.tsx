import type { Metadata } from "next";
import { DismantledList } from "@/components/dismantled-vehicles/dismantled-list";
import { PartsAside } from "@/components/dismantled-vehicles/parts-aside";
import { PartsBanner } from "@/components/dismantled-vehicles/parts-banner";
import { PageJsonLd } from "@/components/seo/page-json-ld";

export const metadata: Metadata = {
  title: "Shop Recycled Parts",
  description:
    "Used parts from late-model vehicles we take apart ourselves: inspected, and guaranteed unless otherwise noted. See what was recently dismantled and ask for the part you need.",
  alternates: { canonical: "/parts" },
};

export default function PartsPage() {
  return (
    <>
      <PageJsonLd name="Shop Recycled Parts" path="/parts" />
      <PartsBanner />
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        <DismantledList />
        <PartsAside />
      </div>
    </>
  );
}
