import type { ReactNode } from "react";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { ListPager } from "@/components/vehicles/list-pager";
import { RefreshableList } from "@/components/vehicles/refreshable-list";
import { listPagePath, type PublicList } from "@/lib/vehicles/list-pages";

type ListPageProps = {
  list: PublicList;
  /** The page's name for search engines. */
  name: string;
  /** The page's number, from 1, and the number of pages. */
  page: number;
  pages: number;
  banner: ReactNode;
  heading: string;
  /** The heading while the browser reloads the list; the same by default. */
  loadingHeading?: string;
  /** The cards. */
  children: ReactNode;
  aside: ReactNode;
};

/** A page of a public list: banner, list with pagination, and contact information beside it. */
export function ListPage({
  list,
  name,
  page,
  pages,
  banner,
  heading,
  loadingHeading,
  children,
  aside,
}: ListPageProps) {
  return (
    <>
      <PageJsonLd name={name} path={listPagePath(list, page)} />
      {banner}
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        <section aria-labelledby="list">
          <RefreshableList
            list={list}
            heading={heading}
            // No undefined attributes: they are sent with the page.
            {...(loadingHeading && { loadingHeading })}
            {...(page > 1 && { page })}
          >
            {children}
          </RefreshableList>
          <ListPager list={list} page={page} pages={pages} />
        </section>
        {aside}
      </div>
    </>
  );
}
