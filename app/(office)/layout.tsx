import { connection } from "next/server";
import type { ReactNode } from "react";
import { EagerToaster } from "@/components/ui/admin/eager-toaster";
import "../office.css";

/** Pages of the admin area are never cached: each contains the nonce of its request (see middleware.ts). */
export const instant = false;

/**
 * On phones toasts are shown below the bar and the tabs, and come from the side that they can be swiped to; on larger
 * screens above the bar with a form's buttons.
 */
const toastPlace = [
  "max-md:in-[body:has(.office-bar)]:overflow-x-clip max-md:in-[body:has(.office-bar)]:[--toast-from:110%_0]",
  "max-md:in-[body:has(.office-bar):not(:has(.office-tabs))]:top-15",
  "max-md:in-[body:has(.office-tabs)]:top-29.25",
  "md:in-[body:has([data-bottom-bar],.bulk-bar)]:bottom-30",
].join(" ");

/** What the pages for staff share: their styles, which visitors do not load, and toasts, which also report that the server is unreachable. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {children}
      <EagerToaster className={toastPlace} />
    </>
  );
}
