import type { Metadata } from "next";
import { DeskViewPage } from "@/components/desk/admin/desk-view-page";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "Request desk", robots: { index: false } };

type DeskPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The request desk. Its view, search and filters are in the URL. */
export default function DeskPage({ searchParams }: DeskPageProps) {
  return (
    <OfficePage>
      <GuardedDesk searchParams={searchParams} />
    </OfficePage>
  );
}

async function GuardedDesk({ searchParams }: DeskPageProps) {
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const query = new URLSearchParams(asked).toString();
  await requireAdminPage(query ? `/admin/desk?${query}` : "/admin/desk");
  return (
    <AdminShell>
      <DeskViewPage />
    </AdminShell>
  );
}
