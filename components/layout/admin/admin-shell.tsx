"use client";

import type { ReactNode } from "react";
import { SessionWarning } from "@/components/auth/session-warning";
import { useOfficeSession } from "@/components/auth/use-office-session";
import { OfficeLogo } from "@/components/layout/admin/office-logo";
import { QueryProvider } from "@/components/layout/admin/query-provider";
import { VerifyingAccess } from "@/components/layout/admin/verifying-access";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { startSession } from "@/lib/auth/browser/session";

/** The client shell of an office page: renders it while there is an access token. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { status } = useOfficeSession();
  if (status === "signed-in") {
    return (
      <QueryProvider>
        {children}
        <SessionWarning />
      </QueryProvider>
    );
  }
  if (status === "signed-out") return <VerifyingAccess>Logging out...</VerifyingAccess>;
  if (status === "unreachable") return <Unreachable />;
  return <VerifyingAccess />;
}

function Unreachable() {
  return (
    <main id="content" className="office-wrap office-main">
      <OfficeLogo />
      <Notice tone="red" role="alert">
        The server did not respond, so your access could not be verified. Check the connection, then try
        again.
      </Notice>
      <button
        type="button"
        className={buttonVariants({ variant: "primary" })}
        onClick={() => void startSession()}
      >
        Retry
      </button>
    </main>
  );
}
