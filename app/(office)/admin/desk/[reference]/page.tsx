import type { Metadata } from "next";
import { RequestPage } from "@/components/conversations/admin/request-page";
import { requestTitle } from "@/components/conversations/admin/statuses";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";
import { decodedParameter } from "@/lib/http/decoded-parameter";

type DeskRequestPageProps = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The reference comes first, so that it can be read in a narrow tab of the browser. */
export async function generateMetadata({ params }: DeskRequestPageProps): Promise<Metadata> {
  const reference = decodedParameter((await params).reference);
  return { title: `${reference}, ${requestTitle(reference).toLowerCase()}`, robots: { index: false } };
}

/** One request on the desk. The list that it was opened from is in the URL. */
export default function DeskRequestPage(props: DeskRequestPageProps) {
  return (
    <OfficePage>
      <GuardedRequest {...props} />
    </OfficePage>
  );
}

async function GuardedRequest({ params, searchParams }: DeskRequestPageProps) {
  const reference = decodedParameter((await params).reference);
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const query = new URLSearchParams(asked).toString();
  await requireAdminPage(`/admin/desk/${encodeURIComponent(reference)}${query && `?${query}`}`);
  return (
    <AdminShell>
      <RequestPage reference={reference} />
    </AdminShell>
  );
}
