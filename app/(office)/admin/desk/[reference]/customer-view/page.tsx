import type { Metadata } from "next";
import { CustomerViewBar } from "@/components/conversations/admin/customer-view-bar";
import { CustomerRequestView } from "@/components/customer-requests/customer-request-view";
import { AdminShell } from "@/components/layout/admin/admin-shell";
import { OfficePage } from "@/components/layout/admin/office-page";
import { requireAdminPage } from "@/lib/auth/page-guard";
import { getCustomerRequestForStaff } from "@/lib/customer-requests/queries";
import { decodedParameter } from "@/lib/http/decoded-parameter";

type CustomerViewPageProps = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: CustomerViewPageProps): Promise<Metadata> {
  const reference = decodedParameter((await params).reference);
  return { title: `${reference}, as the customer sees it`, robots: { index: false } };
}

/** A request as its customer sees it, for staff: behind their session, without a token and without buttons. */
export default function CustomerViewPage({ params }: CustomerViewPageProps) {
  return (
    <OfficePage>
      <GuardedCustomerView params={params} />
    </OfficePage>
  );
}

async function GuardedCustomerView({ params }: CustomerViewPageProps) {
  const reference = decodedParameter((await params).reference);
  const admin = await requireAdminPage(`/admin/desk/${encodeURIComponent(reference)}/customer-view`);
  const request = await getCustomerRequestForStaff(admin, reference);
  return (
    <AdminShell>
      <CustomerViewBar reference={reference} isFound={request !== null}>
        {request && <CustomerRequestView request={request} readOnly />}
      </CustomerViewBar>
    </AdminShell>
  );
}
