import type { Metadata } from "next";
import { DismantledListPage } from "@/components/dismantled-vehicles/dismantled-list-page";
import { getDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { pageMetadata } from "@/lib/vehicles/list-pages";

export async function generateMetadata(): Promise<Metadata> {
  const { pages } = await getDismantledListPage(1);
  return {
    title: "Shop Recycled Parts",
    description:
      "Used parts from late-model vehicles we take apart ourselves: inspected, and guaranteed unless otherwise noted. See what was recently dismantled and ask for the part you need.",
    ...pageMetadata("/parts", 1, pages),
  };
}

export default function PartsPage() {
  return <DismantledListPage page={1} />;
}
