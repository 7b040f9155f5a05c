import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DismantledListPage } from "@/components/dismantled-vehicles/dismantled-list-page";
import { getDismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { pageMetadata, readPageNumber } from "@/lib/vehicles/list-pages";

type Props = { params: Promise<{ number: string }> };

/** Pages are rendered on their first request; with one param the build treats the route as static. */
export const generateStaticParams = () => [{ number: "2" }];

/** The number of the page and of the last one. Responds with 404 when the list has no such page. */
async function shownPage(params: Props["params"]): Promise<{ page: number; pages: number }> {
  const page = readPageNumber(decodedParameter((await params).number));
  if (page === null) notFound();
  const { pages } = await getDismantledListPage(page);
  if (page > pages) notFound();
  return { page, pages };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, pages } = await shownPage(params);
  return {
    title: `Shop Recycled Parts, page ${page} of ${pages}`,
    description: `Used parts from late-model vehicles we take apart ourselves: inspected, and guaranteed unless otherwise noted. See what was recently dismantled and ask for the part you need. Page ${page} of ${pages}.`,
    ...pageMetadata("/parts", page, pages),
  };
}

export default async function PartsListPage({ params }: Props) {
  const { page } = await shownPage(params);
  return <DismantledListPage page={page} />;
}
