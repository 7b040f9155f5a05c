import "server-only";
import { notFound } from "next/navigation";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { readPageNumber } from "@/lib/vehicles/list-pages";

/**
 * The number of the page and of the last one; `readList` reads a page of the list. Responds with 404 when the list has no
 * such page.
 */
export async function requireListPage(
  params: Promise<{ number: string }>,
  readList: (page: number) => Promise<{ pages: number }>,
): Promise<{ page: number; pages: number }> {
  const page = readPageNumber(decodedParameter((await params).number));
  if (page === null) notFound();
  const { pages } = await readList(page);
  if (page > pages) notFound();
  return { page, pages };
}
