"use client";

import { formatMoment } from "@/components/layout/admin/dates";
import { BulkStatus } from "@/components/lists/admin/bulk-status";
import type { Column } from "@/components/lists/admin/column";
import { ListPanel } from "@/components/lists/admin/list-panel";
import { StatusMenu } from "@/components/lists/admin/status-menu";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { useSelection } from "@/components/lists/admin/use-selection";
import { PartRequestDetails } from "@/components/requests/admin/part-request-details";
import { PART_STATUS_BADGES } from "@/components/requests/admin/request-badges";
import { RequestBlock } from "@/components/requests/admin/request-block";
import { readUnsentNote } from "@/components/requests/admin/unsent-notes";
import { useRequestDeletion } from "@/components/requests/admin/use-request-deletion";
import type { PartRequest } from "@/lib/part-requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

const PATH = "/api/admin/part-requests";

const COLUMNS: Column<PartRequest>[] = [
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
  { heading: "Vehicle", cell: ({ vehicleInfo }) => vehicleTitle(vehicleInfo) },
  { heading: "Part", cell: ({ partDetails }) => partDetails.component },
];

const EMPTY = {
  title: "No part requests yet.",
  text: "What customers send with the Request Parts form arrives here, newest first, with how to reach them.",
};

/** The list of part requests. */
export function PartsTab(props: TabProps) {
  const list = useAdminList("parts", props);
  const { actions, dialog } = useRequestDeletion(PATH, list);
  const { selection, selected } = useSelection(list.linked ? [list.linked, ...list.items] : list.items);
  const common = { basePath: PATH, list, statuses: PART_STATUS_BADGES };
  const status = (request: PartRequest) => <StatusMenu {...common} request={request} />;
  return (
    <>
      <ListPanel
        title="Parts Requests"
        list={list}
        openId={props.openId}
        startsOpen={({ _id }) => readUnsentNote(_id) !== ""}
        loadingText="Loading part requests..."
        empty={EMPTY}
        columns={[...COLUMNS, { heading: "Status", sort: "status", cell: status }]}
        selection={selection}
        nameOf={({ reference, customerInfo }) => `${reference}, ${customerInfo.name}`}
        block={(request) => (
          <RequestBlock
            name={request.customerInfo.name}
            badges={status(request)}
            what={`${request.partDetails.component}, ${vehicleTitle(request.vehicleInfo)}`}
            createdAt={request.createdAt}
          />
        )}
        actions={actions}
        details={(request) => <PartRequestDetails request={request} onSaved={list.replace} />}
      />
      <BulkStatus {...common} selected={selected} selection={selection} />
      {dialog}
    </>
  );
}
