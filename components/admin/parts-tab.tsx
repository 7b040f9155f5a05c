"use client";

import type { Column } from "@/components/admin/column";
import { formatMoment } from "@/components/admin/dates";
import { ListPanel } from "@/components/admin/list-panel";
import { PartRequestDetails } from "@/components/admin/part-request-details";
import { partRequestBadge } from "@/components/admin/request-badges";
import { RequestBlock } from "@/components/admin/request-block";
import type { AdminList } from "@/components/admin/use-admin-list";
import { useRequestDeletion } from "@/components/admin/use-request-deletion";
import { Badge } from "@/components/ui/badge";
import type { PartRequest } from "@/lib/part-requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

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
  { heading: "Status", sort: "status", cell: ({ status }) => <Badge {...partRequestBadge(status)} /> },
];

const EMPTY = {
  title: "No part requests yet.",
  text: "What customers send with the Request Parts form arrives here, newest first, with how to reach them.",
};

/** What customers asked for with the parts wizard. */
export function PartsTab({ list, openId }: { list: AdminList<PartRequest>; openId: string | null }) {
  const { actions, dialog } = useRequestDeletion("/api/admin/part-requests", list);
  return (
    <>
      <ListPanel
        title="Parts Requests"
        list={list}
        openId={openId}
        loadingText="Loading part requests..."
        empty={EMPTY}
        columns={COLUMNS}
        nameOf={({ reference, customerInfo }) => `${reference}, ${customerInfo.name}`}
        block={({ customerInfo, status, partDetails, vehicleInfo, createdAt }) => (
          <RequestBlock
            name={customerInfo.name}
            badges={<Badge {...partRequestBadge(status)} />}
            what={`${partDetails.component}, ${vehicleTitle(vehicleInfo)}`}
            createdAt={createdAt}
          />
        )}
        actions={actions}
        details={(request) => <PartRequestDetails request={request} onSaved={list.replace} />}
      />
      {dialog}
    </>
  );
}
