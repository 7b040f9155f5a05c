/**
 * Where the focus belongs once the row of a record is taken out of its table: the next row, the one before it, or the
 * heading over the list. Ask before the row goes.
 */
export function focusAfterRow(recordId: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`tr[data-record="${CSS.escape(recordId)}"]`);
  const rows = Array.from(row?.parentElement?.querySelectorAll<HTMLElement>("tr[data-record]") ?? []);
  const place = row ? rows.indexOf(row) : -1;
  const neighbour = rows[place + 1] ?? rows[place - 1];
  const heading = row?.closest("section")?.querySelector<HTMLElement>("h1") ?? null;
  heading?.setAttribute("tabindex", "-1");
  return neighbour?.querySelector<HTMLElement>("button") ?? heading;
}
