import type { SortColumn } from "@/lib/http/cursor";
import type { Direction } from "@/lib/lists/query";

/**
 * The order of a list that staff have sorted: by the columns of the sort, and newest first where they are alike. A sort
 * without columns of its own is the list's own order, or that from its end.
 */
export function staffOrder(
  columns: readonly Omit<SortColumn, "direction">[],
  direction: Direction,
  newestFirst: readonly SortColumn[],
): SortColumn[] {
  if (columns.length === 0) return newestFirst.map((column) => ({ ...column, direction }));
  return [...columns.map((column) => ({ ...column, direction })), ...newestFirst];
}
