"use client";

import { Dashboard } from "@/components/admin/dashboard";
import { OfficeLogo } from "@/components/admin/office-logo";
import { VerifyingAccess } from "@/components/admin/verifying-access";
import { useOfficeSession } from "@/components/auth/use-office-session";
import { Notice } from "@/components/ui/notice";
import { startSession } from "@/lib/auth/browser/session";

/** The office in the browser: shown once it has its access token. */
export function AdminShell() {
  const session = useOfficeSession();
  if (session.status === "signed-in") return <Dashboard expiresAt={session.expiresAt} />;
  if (session.status === "unreachable") return <Unreachable />;
  return <VerifyingAccess />;
}

function Unreachable() {
  return (
    <main id="content" className="office-wrap office-main">
      <OfficeLogo />
      <Notice tone="red" role="alert">
        The server did not answer, so your access could not be verified. Check the connection, then try again.
      </Notice>
      <button type="button" className="button button-primary" onClick={() => void startSession()}>
        Retry
      </button>
    </main>
  );
}
