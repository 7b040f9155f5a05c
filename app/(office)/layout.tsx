import { connection } from "next/server";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import "../office.css";

/** Pages of the admin area are never cached: each contains the nonce of its request (see middleware.ts). */
export const instant = false;

/**
 * The layout of the pages for staff: their styles, which the public pages do not load, and toasts. The code of toasts is
 * loaded with the page, because toasts also report that the server cannot be reached.
 */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {children}
      <Toaster eager />
    </>
  );
}
