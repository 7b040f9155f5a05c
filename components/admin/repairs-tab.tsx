"use client";

import type { Column } from "@/components/admin/column";
import { formatMoment } from "@/components/admin/dates";
import { ListPanel } from "@/components/admin/list-panel";
import { RepairRequestDetails } from "@/components/admin/repair-request-details";
import { repairRequestBadge, urgencyBadge } from "@/components/admin/request-badges";
import { RequestBlock } from "@/components/admin/request-block";
import type { AdminList } from "@/components/admin/use-admin-list";
import { useRequestDeletion } from "@/components/admin/use-request-deletion";
import { Badge } from "@/components/ui/badge";
import { dialLink, mailLink } from "@/lib/contact/rules";
import type { RepairRequest } from "@/lib/repair-requests/schema";

const COLUMNS: Column<RepairRequest>[] = [
  {
    heading: "Received",
    sort: "newest",
    cell: ({ createdAt }) => (
      <time className="office-moment" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { heading: "Customer", sort: "name", cell: ({ customerInfo }) => <strong>{customerInfo.name}</strong> },
  { heading: "Contact", wide: true, cell: (request) => <Contact request={request} /> },
  { heading: "Service", wide: true, cell: ({ serviceInfo }) => serviceInfo.serviceType },
  {
    heading: "Urgency",
    sort: "urgency",
    cell: ({ serviceInfo }) => <Badge {...urgencyBadge(serviceInfo.urgency)} />,
  },
  { heading: "Status", sort: "status", cell: ({ status }) => <Badge {...repairRequestBadge(status)} /> },
];

const EMPTY = {
  title: "No repair requests yet.",
  text: "Callbacks that customers ask for on the Repair Services page arrive here, newest first.",
};

/** The callbacks and repairs that customers asked for. */
export function RepairsTab({ list, openId }: { list: AdminList<RepairRequest>; openId: string | null }) {
  const { actions, dialog } = useRequestDeletion("/api/admin/repair-requests", list);
  return (
    <>
      <ListPanel
        title="Repair Requests"
        list={list}
        openId={openId}
        loadingText="Loading repair requests..."
        empty={EMPTY}
        columns={COLUMNS}
        nameOf={({ reference, customerInfo }) => `${reference}, ${customerInfo.name}`}
        block={({ customerInfo, status, serviceInfo, createdAt }) => (
          <RequestBlock
            name={customerInfo.name}
            badges={
              <>
                <Badge {...urgencyBadge(serviceInfo.urgency)} />
                <Badge {...repairRequestBadge(status)} />
              </>
            }
            what={serviceInfo.serviceType}
            createdAt={createdAt}
          />
        )}
        actions={actions}
        details={(request) => <RepairRequestDetails request={request} onSaved={list.replace} />}
      />
      {dialog}
    </>
  );
}

// The way they asked to be reached.
function Contact({ request: { reference, customerInfo, contactMethod } }: { request: RepairRequest }) {
  const subject = `Your repair request ${reference}`;
  const { phone, email } = customerInfo;
  if (email && (contactMethod === "email" || !phone)) {
    return (
      <a className="text-link office-breakable" href={mailLink(email, subject)}>
        {email.slice(0, email.indexOf("@"))}
        <wbr />
        {email.slice(email.indexOf("@"))}
      </a>
    );
  }
  return (
    phone && (
      <a className="text-link" href={dialLink(phone)}>
        {phone}
      </a>
    )
  );
}
