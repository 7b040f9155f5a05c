import type { Metadata } from "next";
import { AboutHead } from "@/components/about/about-head";
import { History } from "@/components/about/history";
import { Staff } from "@/components/about/staff";
import { VisitUs } from "@/components/about/visit-us";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { business } from "@/lib/business";

export const metadata: Metadata = {
  title: "About",
  description: `${business.name}, in town since ${business.foundedYear}: a repair shop, a warehouse of recycled parts, and a lot of pre-owned vehicles, run by its owner.`,
  alternates: { canonical: "/about" },
};

export default function AboutPage() {
  return (
    <>
      <PageJsonLd name="About" path="/about" />
      <AboutHead />
      <History />
      <Staff />
      <VisitUs />
    </>
  );
}
