/**
 * The element to focus after a record's row is removed: the next row, the previous one, or the list's heading. Call
 * it before the row is removed.
 */
export function focusAfterRow(recordId: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`tr[data-record="${CSS.escape(recordId)}"]`);
  const rows = Array.from(row?.parentElement?.querySelectorAll<HTMLElement>("tr[data-record]") ?? []);
  const place = row ? rows.indexOf(row) : -1;
  const neighbor = rows[place + 1] ?? rows[place - 1];
  const heading = row?.closest("section")?.querySelector<HTMLElement>("h1") ?? null;
  heading?.setAttribute("tabindex", "-1");
  return neighbor?.querySelector<HTMLElement>("button") ?? heading;
}
