import Link from "next/link";
import { linkedPages, listPagePath, type PublicList } from "@/lib/vehicles/list-pages";

const pageLink =
  "inline-flex min-h-12 min-w-12 items-center justify-center rounded-field border-[1.5px] px-3 font-semibold tabular-nums";
const otherPage = `${pageLink} border-control bg-sheet text-ink hover:border-ink`;
const currentPage = `${pageLink} border-stamp bg-stamp text-on-stamp`;
const afterGap = "before:mr-1.5 before:text-ink-3 before:content-['…']";

/** Pagination of a public list: plain links that work without JavaScript. */
export function ListPager({ list, page, pages }: { list: PublicList; page: number; pages: number }) {
  if (pages < 2) return null;
  const step = (to: number, rel: "prev" | "next", label: string) =>
    to >= 1 &&
    to <= pages && (
      <Link className={otherPage} href={listPagePath(list, to)} rel={rel} prefetch={false}>
        {label}
      </Link>
    );
  const linked = linkedPages(page, pages);
  return (
    <nav
      className="mt-8 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 print:hidden"
      aria-label="Pages of the list"
    >
      {step(page - 1, "prev", "Previous")}
      {/* On phones the numbers have their own row above the two steps. */}
      <ol className="flex items-center gap-1.5 max-md:-order-1 max-md:w-full max-md:justify-center">
        {linked.map((number, index) => (
          <li key={number} className={number - (linked[index - 1] ?? number) > 1 ? afterGap : undefined}>
            <Link
              className={number === page ? currentPage : otherPage}
              href={listPagePath(list, number)}
              aria-label={`Page ${number} of ${pages}`}
              aria-current={number === page ? "page" : undefined}
              prefetch={false}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {step(page + 1, "next", "Next")}
    </nav>
  );
}
