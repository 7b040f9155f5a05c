/** Rows of cells as lines whose columns stand below each other. */
export function inColumns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => visible(cell).padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

// Whatever has found its way into the database: a terminal is told nothing but text.
const visible = (cell: string) => cell.replace(/\p{C}/gu, "?");
