import type { Metadata } from "next";
import { YardPage } from "@/components/dismantled-vehicles/yard-page";
import { MissingListPage } from "@/components/vehicle/missing-list-page";
import { dismantledListPage } from "@/lib/dismantled-vehicles/queries";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { clearPageStatus, setPageStatus } from "@/lib/http/page-status";
import { pageMetadata, readPageNumber } from "@/lib/vehicles/list-pages";

type Props = { params: Promise<{ number: string }> };

/** Pages are made when first asked for; the build needs one address to know the route is static. */
export const generateStaticParams = () => [{ number: "2" }];

/** The number of the page and of the last one, or null when the list has no such page. */
async function shownPage(params: Props["params"]): Promise<{ page: number; pages: number } | null> {
  const number = decodedParameter((await params).number);
  const path = `/parts/page/${number}`;
  const page = readPageNumber(number);
  const pages = page === null ? 0 : (await dismantledListPage(page)).pages;
  if (page === null || page > pages) {
    setPageStatus(path, 404);
    return null;
  }
  clearPageStatus(path);
  return { page, pages };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await shownPage(params);
  if (!shown) return { title: "Page not found", robots: { index: false } };
  const { page, pages } = shown;
  return {
    title: `Shop Recycled Parts, page ${page} of ${pages}`,
    description: `Used parts from late-model vehicles we take apart ourselves: inspected, and guaranteed unless otherwise noted. See what was recently dismantled and ask for the part you need. Page ${page} of ${pages}.`,
    ...pageMetadata("/parts", page, pages),
  };
}

export default async function PartsListPage({ params }: Props) {
  const shown = await shownPage(params);
  return shown ? <YardPage page={shown.page} /> : <MissingListPage list="/parts" />;
}
