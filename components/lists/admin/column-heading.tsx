import { type Column, columnClass } from "@/components/lists/admin/column";
import type { ListView } from "@/components/lists/admin/list-view";
import { Icon } from "@/components/ui/icon";

type ColumnHeadingProps = {
  column: Pick<Column<never>, "heading" | "sort" | "numeric" | "wide">;
  view: Pick<ListView, "sort" | "direction">;
  onSort: (sort: string) => void;
};

/** The heading of a column; a button where the list can be sorted by it. */
export function ColumnHeading({ column, view, onSort }: ColumnHeadingProps) {
  const { heading, sort } = column;
  if (sort === undefined) {
    return (
      <th scope="col" className={columnClass(column)}>
        {heading}
      </th>
    );
  }
  const isSorted = view.sort === sort;
  const rising = view.direction === "asc";
  return (
    <th
      scope="col"
      className={columnClass(column)}
      aria-sort={isSorted ? (rising ? "ascending" : "descending") : undefined}
    >
      <button type="button" className="office-sort" onClick={() => onSort(sort)}>
        {heading}
        <span className="office-sort-arrow">
          {isSorted && <Icon name={rising ? "chevron-up" : "chevron-down"} size={16} />}
        </span>
      </button>
    </th>
  );
}
