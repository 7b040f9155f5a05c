"use client";

import { BulkStatus } from "@/components/admin/bulk-status";
import type { Column } from "@/components/admin/column";
import { formatMoment } from "@/components/admin/dates";
import { ListPanel } from "@/components/admin/list-panel";
import { PartRequestDetails } from "@/components/admin/part-request-details";
import { PART_STATUS_BADGES } from "@/components/admin/request-badges";
import { RequestBlock } from "@/components/admin/request-block";
import { StatusMenu } from "@/components/admin/status-menu";
import { readUnsentNote } from "@/components/admin/unsent-notes";
import type { AdminList } from "@/components/admin/use-admin-list";
import { useRequestDeletion } from "@/components/admin/use-request-deletion";
import { useSelection } from "@/components/admin/use-selection";
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
export function PartsTab({ list, openId }: { list: AdminList<PartRequest>; openId: string | null }) {
  const { actions, dialog } = useRequestDeletion(PATH, list);
  const { selection, selected } = useSelection(list.linked ? [list.linked, ...list.items] : list.items);
  const common = { basePath: PATH, list, statuses: PART_STATUS_BADGES };
  const status = (request: PartRequest) => <StatusMenu {...common} request={request} />;
  return (
    <>
      <ListPanel
        title="Parts Requests"
        list={list}
        openId={openId}
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
