"use client";

import { buttonVariants } from "@/components/ui/button";

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <button type="button" className={buttonVariants({ variant: "primary" })} onClick={() => window.print()}>
      Print
    </button>
  );
}
