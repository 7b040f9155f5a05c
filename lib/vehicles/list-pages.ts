/** Vehicles on one page of a public list. */
export const LIST_PAGE_SIZE = 60;

/** The highest page number that is accepted. */
const MAX_PAGE = 9_999;

export type PublicList = "/inventory" | "/parts";

/** How many pages a list has; an empty one has its first. */
export const pageCount = (vehicles: number): number => Math.max(1, Math.ceil(vehicles / LIST_PAGE_SIZE));

/** The page number in a URL ("2", but not "02" or "1", which is the list itself), or null. */
export function readPageNumber(text: string): number | null {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return page >= 2 && page <= MAX_PAGE ? page : null;
}

/** The page of a list that is shown at a path; the first where it names none. */
export const shownListPage = (pathname: string): number =>
  readPageNumber(pathname.split("/page/")[1] ?? "") ?? 1;

/** The path of a page of a list. */
export function listPagePath<List extends PublicList>(
  list: List,
  page: number,
): List | `${List}/page/${number}` {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** The pages that a list links to from one of them: the first, its neighbors and the last, in order. */
export function linkedPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
}

/** The part of a metadata object that gives search engines the page's place in its list. */
export function pageMetadata(list: PublicList, page: number, pages: number) {
  return {
    alternates: { canonical: listPagePath(list, page) },
    ...(pages > 1 && {
      pagination: {
        ...(page > 1 && { previous: listPagePath(list, page - 1) }),
        ...(page < pages && { next: listPagePath(list, page + 1) }),
      },
    }),
  };
}
