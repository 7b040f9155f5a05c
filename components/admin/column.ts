import type { ReactNode } from "react";

/** A column of the office's tables. */
export type Column<T> = {
  heading: string;
  /** The sort of the list that this column shows, which its heading then switches. */
  sort?: string;
  /** Right-aligned in tabular figures. */
  numeric?: boolean;
  /** Left out on screens narrower than 1024 px: what it says is in the open row too. */
  wide?: boolean;
  cell: (record: T) => ReactNode;
};

/** The classes that a column's cells share with its heading. */
export const columnClass = ({ numeric, wide }: { numeric?: boolean; wide?: boolean }): string =>
  `${numeric ? "office-number" : ""} ${wide ? "office-wide" : ""}`.trim();
