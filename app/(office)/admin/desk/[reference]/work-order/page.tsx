import type { Metadata } from "next";
import { Suspense } from "react";
import { NothingToPrint } from "@/components/quotes/admin/nothing-to-print";
import { WorkOrder } from "@/components/quotes/admin/work-order";
import { requireAdminPage } from "@/lib/auth/page-guard";
import { getConversation } from "@/lib/conversations/queries";

export const metadata: Metadata = { title: "Work order", robots: { index: false } };

type WorkOrderProps = { params: Promise<{ reference: string }> };

/** The printable work order of a request. */
export default function WorkOrderPage({ params }: WorkOrderProps) {
  return (
    <Suspense fallback={null}>
      <GuardedWorkOrder params={params} />
    </Suspense>
  );
}

async function GuardedWorkOrder({ params }: WorkOrderProps) {
  const { reference } = await params;
  const admin = await requireAdminPage(`/admin/desk/${encodeURIComponent(reference)}/work-order`);
  const conversation = await getConversation(admin, reference);
  if (!conversation) return <NothingToPrint title="Request not found" />;
  return <WorkOrder conversation={conversation} now={new Date()} />;
}
