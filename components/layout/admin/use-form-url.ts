"use client";

import { useSearchParams } from "next/navigation";
import { readTab, type Tab } from "@/components/layout/admin/tabs";

/** Marks a history entry that was opened from the list: closing the form then goes back. */
const FROM_LIST = "formFromList";

/** The form in the URL of a tab: "new", a record's id, or null for the list. */
export function useFormUrl(tab: Tab) {
  const search = useSearchParams();
  const formId = readTab(search.get("tab")) === tab ? search.get("form") : null;

  function pathWith(id: string | null): string {
    const next = new URLSearchParams(search);
    next.set("tab", tab);
    next.delete("form");
    next.delete("open");
    if (id !== null) next.set("form", id);
    return `/admin?${next}`;
  }

  return {
    formId,
    /** The list's URL, with its search and filters. */
    listPath: pathWith(null),
    open: (id: string) => window.history.pushState({ [FROM_LIST]: true }, "", pathWith(id)),
    close() {
      if (window.history.state?.[FROM_LIST] === true) window.history.back();
      else window.history.replaceState(null, "", pathWith(null));
    },
  };
}
