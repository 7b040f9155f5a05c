import type { Metadata } from "next";
import { ComeBy } from "@/components/about/come-by";
import { History } from "@/components/about/history";
import { Staff } from "@/components/about/staff";
import { Banner } from "@/components/layout/banner";
import { business } from "@/lib/business";

export const metadata: Metadata = {
  title: "About",
  description: `${business.name}, in town since ${business.foundedYear}: a repair shop, a warehouse of recycled parts, and a lot of pre-owned vehicles, run by its owner.`,
  alternates: { canonical: "/about" },
};

export default function AboutPage() {
  return (
    <>
      <Banner
        title="One shop, three doors"
        lead={`${business.name} repairs cars, takes them apart and sells them, in town since ${business.foundedYear}.`}
      />
      <History />
      <Staff />
      <ComeBy />
    </>
  );
}
