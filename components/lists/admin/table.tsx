import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** What the head cell and the cells of a column share. */
const columnVariants = cva("", {
  variants: {
    kind: {
      /** The button that expands the row; with a checkbox where rows can be selected. */
      expander: "w-14 px-1 text-center md:w-11 md:px-0.5 xl:w-14",
      selectableExpander: "w-14 px-1 text-center md:w-21 md:whitespace-nowrap md:px-0.5",
      value: "hidden md:table-cell md:px-1 lg:px-3 xl:px-4",
      /** Shown from 1024 px on. */
      wideValue: "hidden lg:table-cell lg:px-3 xl:px-4",
      actions: "px-1 text-right min-[75rem]:px-2",
    },
    numeric: { true: "text-right" },
  },
});

const cell = [
  "border-line border-t group-first/row:border-t-0 group-[[data-details]+&]/row:border-t-0",
  "group-data-[open=true]/row:bg-steel-bg",
  "md:group-last/row:first:rounded-bl-[5px] md:group-last/row:last:rounded-br-[5px]",
].join(" ");

// A word of sixty letters breaks, but only where there is no more room for it. Numbers, badges, times and VINs stay whole.
const text = [
  "md:not-has-[svg,time,.vin]:wrap-anywhere",
  "md:not-has-[svg,time,.vin]:min-w-19.5 lg:not-has-[svg,time,.vin]:min-w-22",
].join(" ");

// A tablet has no room for long values in one line: a badge breaks (the cell's content comes from the column), and the
// time of a date is in a second line.
const value = [
  "h-13",
  "md:max-lg:not-has-[button]:[&_span:has(>svg)]:whitespace-normal",
  "md:max-lg:has-[time]:text-balance",
].join(" ");

type ColumnProps = VariantProps<typeof columnVariants>;

/** A table of records, as wide as the screen on phones, where each row is one block. It can receive the focus. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <table
      className="-mx-4 w-[calc(100%+2rem)] border-separate border-spacing-0 border-line border-y bg-sheet text-left focus-visible:-outline-offset-3 md:mx-0 md:w-full md:rounded-card md:border"
      tabIndex={-1}
    >
      {children}
    </table>
  );
}

/** The table's head: hidden on phones. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="hidden md:table-header-group">
      <tr>{children}</tr>
    </thead>
  );
}

/** The head cell of a column. It stays below the bar while the page is scrolled. */
export function HeadCell({ kind, numeric, ...th }: ColumnProps & ComponentProps<"th">) {
  const className = columnVariants({
    kind,
    numeric,
    className: [
      "sticky top-15 z-10 h-10.5 whitespace-nowrap border-line border-b bg-concrete font-semibold text-15 text-ink-2",
      "first:rounded-tl-[5px] last:rounded-tr-[5px] short:static",
    ],
  });
  return <th scope="col" className={className} {...th} />;
}

/** A row of cells. Whether the details row below it is open is its `data-open`. */
export function Row(tr: ComponentProps<"tr"> & { "data-record": string; "data-open": boolean }) {
  return <tr className="group/row" {...tr} />;
}

/** A cell of a row. */
export function Cell({ kind, numeric, children }: ColumnProps & { children: ReactNode }) {
  const isValue = kind === "value" || kind === "wideValue";
  return (
    <td
      className={columnVariants({
        kind,
        numeric,
        className: ["py-1", cell, isValue && value, isValue && !numeric && text],
      })}
    >
      {children}
    </td>
  );
}

/** The cell that shows a whole record on phones. */
export function BlockCell({ children }: { children: ReactNode }) {
  return <td className={`wrap-anywhere w-full py-3 pr-3 md:hidden ${cell}`}>{children}</td>;
}

/** The row below an expanded row: as wide as the table, and closed by a dark line. */
export function DetailsRow({ id, colSpan, children }: { id: string; colSpan: number; children: ReactNode }) {
  return (
    <tr id={id} className="group/row" data-details>
      <td
        colSpan={colSpan}
        className="border-ink border-b-2 bg-steel-bg md:bg-paper md:group-last/row:rounded-b-[5px]"
      >
        <div className="pt-1 pr-4 pb-5 pl-14 md:pt-5 md:pr-6 md:pb-6 md:pl-15">{children}</div>
      </td>
    </tr>
  );
}
