"use client";

import type { ReactNode } from "react";
import { SessionWarning } from "@/components/auth/session-warning";
import { useOfficeSession } from "@/components/auth/use-session";
import { OfficeLogo } from "@/components/layout/admin/office-logo";
import { OfficeMain } from "@/components/layout/admin/office-main";
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
    <OfficeMain>
      <OfficeLogo place="page" />
      <Notice tone="red" role="alert" className="mt-6 mb-4">
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
    </OfficeMain>
  );
}
