import type { Metadata } from "next";
import { AccountView } from "@/components/account/account-view";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

/** The user's own account. */
export default function AccountPage() {
  return (
    <OfficePage>
      <GuardedAccount />
    </OfficePage>
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
