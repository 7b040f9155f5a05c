import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";

/** What the pages for staff share. What draws toasts comes with the page: they also tell that the server is away. */
export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster eager />
    </>
  );
}
