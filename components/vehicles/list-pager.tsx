import Link from "next/link";
import { linkedPages, listPagePath, type PublicList } from "@/lib/vehicles/list-pages";

/** Pagination of a public list: plain links that work without JavaScript. */
export function ListPager({ list, page, pages }: { list: PublicList; page: number; pages: number }) {
  if (pages < 2) return null;
  const step = (to: number, rel: "prev" | "next", label: string) =>
    to >= 1 &&
    to <= pages && (
      <Link className="list-pager-step" href={listPagePath(list, to)} rel={rel} prefetch={false}>
        {label}
      </Link>
    );
  const linked = linkedPages(page, pages);
  return (
    <nav className="list-pager" aria-label="Pages of the list">
      {step(page - 1, "prev", "Previous")}
      <ol>
        {linked.map((number, index) => (
          <li key={number} data-after-gap={number - (linked[index - 1] ?? number) > 1 || undefined}>
            <Link
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
