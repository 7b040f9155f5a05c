import { cva } from "class-variance-authority";
import type { Column } from "@/components/lists/admin/column";
import type { ListView } from "@/components/lists/admin/list-view";
import { HeadCell } from "@/components/lists/admin/table";
import { Icon } from "@/components/ui/icon";

type ColumnHeadingProps = {
  column: Pick<Column<never>, "heading" | "sort" | "numeric" | "wide">;
  view: Pick<ListView, "sort" | "direction">;
  onSort: (sort: string) => void;
};

const sortVariants = cva(
  [
    "inline-flex min-h-10 cursor-pointer items-center gap-0.5 font-semibold",
    "hover:text-ink hover:underline hover:underline-offset-3",
  ],
  { variants: { isSorted: { true: "text-ink" }, numeric: { true: "flex-row-reverse" } } },
);

/** The heading of a column; a button where the list can be sorted by it. */
export function ColumnHeading({ column, view, onSort }: ColumnHeadingProps) {
  const { heading, sort, numeric } = column;
  const kind = column.wide ? "wideValue" : "value";
  if (sort === undefined) {
    return (
      <HeadCell kind={kind} numeric={numeric}>
        {heading}
      </HeadCell>
    );
  }
  const isSorted = view.sort === sort;
  const rising = view.direction === "asc";
  return (
    <HeadCell
      kind={kind}
      numeric={numeric}
      aria-sort={isSorted ? (rising ? "ascending" : "descending") : undefined}
    >
      <button type="button" className={sortVariants({ isSorted, numeric })} onClick={() => onSort(sort)}>
        {heading}
        <span className="h-4 flex-none xl:w-4">
          {isSorted && <Icon name={rising ? "chevron-up" : "chevron-down"} size={16} />}
        </span>
      </button>
    </HeadCell>
  );
}
