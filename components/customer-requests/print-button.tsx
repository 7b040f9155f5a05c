"use client";

import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Prints the page. Without JavaScript, the browser's own menu does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={`${rowLink} min-h-13.5 w-full cursor-pointer border-line border-t px-5 print:hidden`}
      onClick={() => window.print()}
    >
      Print this quote
      <Icon name="printer" />
    </button>
  );
}
