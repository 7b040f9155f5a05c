import { OfficeLogo } from "@/components/layout/admin/office-logo";

/** The loading state while the session is verified, or another message in its place. */
export function VerifyingAccess({ children = "Verifying access..." }: { children?: string }) {
  return (
    <>
      <header className="office-bar on-asphalt">
        <div className="office-wrap office-bar-row">
          <OfficeLogo />
          <p className="office-bar-name">Back office</p>
        </div>
      </header>
      <main id="content" className="office-wrap office-main">
        <p role="status" className="office-loading">
          {children}
        </p>
      </main>
    </>
  );
}
