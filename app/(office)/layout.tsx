import { connection } from "next/server";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import "../office.css";

/** Nothing of the office is stored: each of its pages carries the nonce of its request (see middleware.ts). */
export const instant = false;

/**
 * What the pages for staff share: their styles, which no visitor has to load, and what draws toasts. That comes with the
 * page: they also tell that the server is away.
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
