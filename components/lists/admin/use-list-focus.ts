"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus when a form closes or a row is removed: to the record's row, to the button that opened the form,
 * else to the heading. Waits until the list is shown. @returns a function that sets the record.
 */
export function useListFocus(inventory: string, formId: string | null, busy: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  const shownForm = useRef(formId);

  useEffect(() => {
    const closed = shownForm.current;
    shownForm.current = formId;
    // Closed by the back button or canceled: focus what opened it.
    if (closed !== null && formId === null) setWanted((before) => before ?? closed);
  }, [formId]);

  useEffect(() => {
    if (wanted === null || formId !== null || busy) return;
    setWanted(null);
    const tab = document.querySelector(`[data-inventory="${inventory}"]`);
    const row = tab?.querySelector(`[data-record="${CSS.escape(wanted)}"]`);
    const target =
      row?.querySelector<HTMLElement>("[data-row-actions] button") ??
      (wanted === "new" ? tab?.querySelector<HTMLElement>("[data-add-vehicle]") : null) ??
      tab?.querySelector("h1");
    if (!target) return;
    if (target.tagName === "H1") target.tabIndex = -1;
    row?.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: row !== null });
  }, [wanted, formId, busy, inventory]);

  return setWanted;
}
