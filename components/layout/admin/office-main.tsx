import type { ReactNode } from "react";

/** Classes of the heading of a page of the admin area. */
export const officeHeading = "text-30 leading-tight tracking-normal md:text-34";

/**
 * The main content of a page of the admin area. The space below it keeps the end of a list clear of the button at the
 * bottom of a phone's screen; the vehicle form has its own bar there.
 */
export function OfficeMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      className="mx-auto w-full max-w-360 flex-1 px-4 pt-5 pb-14 has-[form_h1]:pb-0 max-md:not-short:not-has-[form_h1]:has-data-main-action:pb-28 md:px-8 md:pt-6"
    >
      {children}
    </main>
  );
}
