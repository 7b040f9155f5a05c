import type { Metadata } from "next";
import { Suspense } from "react";
import { AccountView } from "@/components/account/account-view";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficeFooter } from "@/components/layout/admin/office-footer";
import { VerifyingAccess } from "@/components/layout/admin/verifying-access";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

/** A person's own account. */
export default function AccountPage() {
  return (
    <div className="office">
      <Suspense fallback={<VerifyingAccess />}>
        <GuardedAccount />
      </Suspense>
      <OfficeFooter />
    </div>
  );
}

async function GuardedAccount() {
  await requireAdminPage("/admin/account");
  return (
    <AdminShell>
      <AccountView />
    </AdminShell>
  );
}
