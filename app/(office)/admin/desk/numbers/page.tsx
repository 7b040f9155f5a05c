import type { Metadata } from "next";
import { NumbersView } from "@/components/desk/admin/numbers/numbers-view";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "Weekly numbers", robots: { index: false } };

type NumbersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The figures of the desk by week. The number of weeks is in the URL: ?weeks=11|26|52. */
export default function NumbersPage({ searchParams }: NumbersPageProps) {
  return (
    <OfficePage>
      <GuardedNumbers searchParams={searchParams} />
    </OfficePage>
  );
}

async function GuardedNumbers({ searchParams }: NumbersPageProps) {
  const { weeks } = await searchParams;
  const query = typeof weeks === "string" ? `?${new URLSearchParams({ weeks })}` : "";
  await requireAdminPage(`/admin/desk/numbers${query}`);
  return (
    <AdminShell>
      <NumbersView />
    </AdminShell>
  );
}
