import type { ReactNode } from "react";
import { OfficeLogo } from "@/components/layout/admin/office-logo";

/** The dark bar at the top of a page of the admin area: logo, name, and `children` at its right end. */
export function OfficeHeader({ children }: { children?: ReactNode }) {
  return (
    // Toasts are shown below elements with the classes "office-bar" and "office-tabs".
    <header className="office-bar on-asphalt sticky top-0 z-20 bg-asphalt text-white short:static">
      <div className="relative mx-auto flex min-h-15 w-full max-w-360 flex-wrap items-center px-4 sm:gap-1 md:gap-2.5 md:px-8">
        <OfficeLogo place="bar" />
        <p className="ml-4 hidden text-fog lg:block">Back office</p>
        {children}
      </div>
    </header>
  );
}
