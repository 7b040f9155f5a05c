import type { Metadata } from "next";
import { MailView } from "@/components/email/admin/mail-view";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";
import { isEmailConfigured } from "@/lib/env";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };

/** The emails that the site sends. */
export default function MailPage() {
  return (
    <OfficePage>
      <GuardedMail />
    </OfficePage>
  );
}

async function GuardedMail() {
  await requireAdminPage("/admin/mail");
  return (
    <AdminShell>
      <MailView isConfigured={isEmailConfigured()} />
    </AdminShell>
  );
}
