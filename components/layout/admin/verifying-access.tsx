import { OfficeHeader } from "@/components/layout/admin/office-header";
import { OfficeMain } from "@/components/layout/admin/office-main";

/** The loading state while the session is verified, or another message in its place. */
export function VerifyingAccess({ children = "Verifying access..." }: { children?: string }) {
  return (
    <>
      <OfficeHeader />
      <OfficeMain>
        <p role="status" className="py-3 text-ink-2">
          {children}
        </p>
      </OfficeMain>
    </>
  );
}
