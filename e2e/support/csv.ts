/** The rows of a CSV file (RFC 4180). @throws Error if it is malformed */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const start = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`The CSV is malformed at ${JSON.stringify(text.slice(start, start + 60))}.`);
    const [, quoted, plain = "", end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error("The last line of the CSV has no end.");
  return rows;
}

/** The lines of a CSV file after its first, by the names in the first. @throws Error if a line has another length */
export function parseRecords(text: string): Record<string, string>[] {
  const [names = [], ...rows] = parseCsv(text);
  return rows.map((row) => {
    if (row.length !== names.length)
      throw new Error(`A line has ${row.length} instead of ${names.length} fields.`);
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""]));
  });
}
