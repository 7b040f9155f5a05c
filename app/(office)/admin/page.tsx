import type { Metadata } from "next";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { Dashboard } from "@/components/layout/admin/dashboard";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "Back office", robots: { index: false } };

type AdminPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The dashboard of the office. Its tab is in the URL: ?tab=dismantled|retail|parts|repairs. */
export default function AdminPage({ searchParams }: AdminPageProps) {
  return (
    <OfficePage>
      <GuardedDashboard searchParams={searchParams} />
    </OfficePage>
  );
}

async function GuardedDashboard({ searchParams }: AdminPageProps) {
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const query = new URLSearchParams(asked).toString();
  await requireAdminPage(query ? `/admin?${query}` : "/admin");
  return (
    <AdminShell>
      <Dashboard />
    </AdminShell>
  );
}
