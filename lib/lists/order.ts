import type { SortColumn } from "@/lib/http/cursor";
import type { Direction } from "@/lib/lists/query";

/**
 * The columns of a sorted list: those of the sort, then newest first for equal rows. A sort without columns is the
 * default order, newest first, or its reverse.
 */
export function staffOrder(
  columns: readonly Omit<SortColumn, "direction">[],
  direction: Direction,
  newestFirst: readonly SortColumn[],
): SortColumn[] {
  if (columns.length === 0) return newestFirst.map((column) => ({ ...column, direction }));
  return [...columns.map((column) => ({ ...column, direction })), ...newestFirst];
}
