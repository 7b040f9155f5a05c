import { type ReactNode, Suspense } from "react";
import { OfficeFooter } from "@/components/layout/admin/office-footer";
import { VerifyingAccess } from "@/components/layout/admin/verifying-access";

/**
 * The frame of a page of the admin area. The class "office" is what the Tailwind variant `office:` matches: text and
 * controls inside are smaller than on the public site.
 */
export function OfficePage({ children }: { children: ReactNode }) {
  return (
    <div className="office flex min-h-dvh flex-col text-16 tabular-nums leading-[1.375]">
      <Suspense fallback={<VerifyingAccess />}>{children}</Suspense>
      <OfficeFooter />
    </div>
  );
}
