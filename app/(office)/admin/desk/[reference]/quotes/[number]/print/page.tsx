import type { Metadata } from "next";
import { Suspense } from "react";
import { NothingToPrint } from "@/components/quotes/admin/nothing-to-print";
import { QuotePrint } from "@/components/quotes/admin/quote-print";
import { requireAdminPage } from "@/lib/auth/page-guard";
import { getConversation } from "@/lib/conversations/queries";

export const metadata: Metadata = { title: "Quote", robots: { index: false } };

type QuotePrintProps = { params: Promise<{ reference: string; number: string }> };

/** The printable page of a quote. */
export default function QuotePrintPage({ params }: QuotePrintProps) {
  return (
    <Suspense fallback={null}>
      <GuardedQuotePrint params={params} />
    </Suspense>
  );
}

async function GuardedQuotePrint({ params }: QuotePrintProps) {
  const { reference, number } = await params;
  const path = `/admin/desk/${encodeURIComponent(reference)}/quotes/${encodeURIComponent(number)}/print`;
  const admin = await requireAdminPage(path);
  const conversation = await getConversation(admin, reference);
  const quote = conversation?.quotes.find((one) => String(one.number) === number);
  if (!conversation || !quote) return <NothingToPrint title="Quote not found" />;
  return <QuotePrint conversation={conversation} quote={quote} />;
}
