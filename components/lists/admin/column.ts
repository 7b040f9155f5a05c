import type { ReactNode } from "react";

/** A column of the office's tables. */
export type Column<T> = {
  heading: string;
  /** The sort key that the heading toggles. */
  sort?: string;
  /** Right-aligned in tabular figures. */
  numeric?: boolean;
  /** Hidden below 1024 px: the expanded row shows the value too. */
  wide?: boolean;
  cell: (record: T) => ReactNode;
};
