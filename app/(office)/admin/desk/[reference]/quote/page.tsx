import type { Metadata } from "next";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { QuotePage } from "@/components/quotes/admin/quote-page";
import { requireAdminPage } from "@/lib/auth/page-guard";

export const metadata: Metadata = { title: "New quote", robots: { index: false } };

type NewQuoteProps = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Writes a quote. `?donor=` adds a part of that vehicle. */
export default function NewQuote(props: NewQuoteProps) {
  return (
    <OfficePage>
      <GuardedQuote {...props} />
    </OfficePage>
  );
}

async function GuardedQuote({ params, searchParams }: NewQuoteProps) {
  const { reference } = await params;
  const { donor } = await searchParams;
  const donorId = typeof donor === "string" ? donor : null;
  const query = donorId === null ? "" : `?donor=${encodeURIComponent(donorId)}`;
  await requireAdminPage(`/admin/desk/${encodeURIComponent(reference)}/quote${query}`);
  return (
    <AdminShell>
      <QuotePage reference={reference} donorId={donorId} />
    </AdminShell>
  );
}
