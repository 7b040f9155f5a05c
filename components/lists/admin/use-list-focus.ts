"use client";

import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Tab } from "@/components/layout/admin/tabs";
import { listKeys } from "@/components/lists/admin/list-queries";

/**
 * Moves the focus when a form closes or a row is removed: to the record's row, to the button that opened the form,
 * else to the heading. Waits until the list is shown. @returns a function that sets the record.
 */
export function useListFocus(inventory: Tab, formId: string | null, isListBusy: boolean) {
  // Read from the cache: a reload that has just started is not in the list's props yet.
  const isFetching = useIsFetching({ queryKey: listKeys.pages(inventory) }) > 0;
  const busy = isListBusy || isFetching;
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
