"use client";

import { formatMoment } from "@/components/layout/admin/dates";
import { BulkStatus } from "@/components/lists/admin/bulk-status";
import type { Column } from "@/components/lists/admin/column";
import { ListPanel } from "@/components/lists/admin/list-panel";
import { StatusMenu } from "@/components/lists/admin/status-menu";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { useSelection } from "@/components/lists/admin/use-selection";
import { RepairRequestDetails } from "@/components/requests/admin/repair-request-details";
import { REPAIR_STATUS_BADGES, urgencyBadge } from "@/components/requests/admin/request-badges";
import { RequestBlock } from "@/components/requests/admin/request-block";
import { readUnsentNote } from "@/components/requests/admin/unsent-notes";
import { useRequestDeletion } from "@/components/requests/admin/use-request-deletion";
import { Badge } from "@/components/ui/badge";
import { dialLink, mailLink } from "@/lib/contact/rules";
import type { RepairRequest } from "@/lib/repair-requests/schema";

const PATH = "/api/admin/repair-requests";

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
];

const EMPTY = {
  title: "No repair requests yet.",
  text: "Callbacks that customers ask for on the Repair Services page arrive here, newest first.",
};

/** The list of repair requests. */
export function RepairsTab(props: TabProps) {
  const list = useAdminList("repairs", props);
  const { actions, dialog } = useRequestDeletion(PATH, list);
  const { selection, selected } = useSelection(list.linked ? [list.linked, ...list.items] : list.items);
  const common = { basePath: PATH, list, statuses: REPAIR_STATUS_BADGES };
  const status = (request: RepairRequest) => <StatusMenu {...common} request={request} />;
  return (
    <>
      <ListPanel
        title="Repair Requests"
        list={list}
        openId={props.openId}
        startsOpen={({ _id }) => readUnsentNote(_id) !== ""}
        loadingText="Loading repair requests..."
        empty={EMPTY}
        columns={[...COLUMNS, { heading: "Status", sort: "status", cell: status }]}
        selection={selection}
        nameOf={({ reference, customerInfo }) => `${reference}, ${customerInfo.name}`}
        block={(request) => (
          <RequestBlock
            name={request.customerInfo.name}
            badges={
              <>
                <Badge {...urgencyBadge(request.serviceInfo.urgency)} />
                {status(request)}
              </>
            }
            what={request.serviceInfo.serviceType}
            createdAt={request.createdAt}
          />
        )}
        actions={actions}
        details={(request) => <RepairRequestDetails request={request} onSaved={list.replace} />}
      />
      <BulkStatus {...common} selected={selected} selection={selection} />
      {dialog}
    </>
  );
}

// Their preferred contact method.
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
