import type { Metadata } from "next";
import { DismantledListPage } from "@/components/dismantled-vehicles/dismantled-list-page";
import { getDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { pageMetadata } from "@/lib/vehicles/list-pages";
import { requireListPage } from "@/lib/vehicles/require-list-page";

type Props = { params: Promise<{ number: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ number: "2" }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, pages } = await requireListPage(params, getDismantledListPage);
  return {
    title: `Shop Recycled Parts, page ${page} of ${pages}`,
    description: `Used parts from late-model vehicles we take apart ourselves: inspected, and guaranteed unless otherwise noted. See what was recently dismantled and ask for the part you need. Page ${page} of ${pages}.`,
    ...pageMetadata("/parts", page, pages),
  };
}

export default async function PartsListPage({ params }: Props) {
  const { page } = await requireListPage(params, getDismantledListPage);
  return <DismantledListPage page={page} />;
}
