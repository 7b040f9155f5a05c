"use client";

import type { ReactNode } from "react";
import { formatMoment } from "@/components/layout/admin/dates";
import type { Column } from "@/components/lists/admin/column";
import { ListPanel } from "@/components/lists/admin/list-panel";
import type { TabRecord } from "@/components/lists/admin/list-queries";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { useSelection } from "@/components/lists/admin/use-selection";
import { BulkStatus } from "@/components/requests/admin/bulk-status";
import { RequestBlock } from "@/components/requests/admin/request-block";
import { RequestDetails, type RequestDetailsContent } from "@/components/requests/admin/request-details";
import { StatusMenu } from "@/components/requests/admin/status-menu";
import { readUnsentNote } from "@/components/requests/admin/unsent-notes";
import { useRequestDeletion } from "@/components/requests/admin/use-request-deletion";
import type { BadgeVariant } from "@/components/ui/badge";
import type { StaffRequest } from "@/lib/requests/schema";

type Kind = "parts" | "repairs";

type RequestsTabProps<Request extends StaffRequest> = TabProps & {
  title: string;
  loadingText: string;
  /** The empty state: a heading and an explanation. */
  empty: { title: string; text: string };
  /** The labels of the statuses, in order. */
  statuses: Record<Request["status"], BadgeVariant>;
  /** The columns between the customer and the status. */
  columns: Column<Request>[];
  /** What the customer wants, in a line, for the row on phones. */
  summary: (request: Request) => string;
  /** The badge before the status in the row on phones. */
  badge?: (request: Request) => ReactNode;
  details: (request: Request) => RequestDetailsContent;
};

/** A list of requests: each one's status and notes can be changed, and it can be deleted. */
export function RequestsTab<K extends Kind>({
  kind,
  view,
  openId,
  statuses,
  columns,
  summary,
  badge,
  details,
  ...panel
}: RequestsTabProps<TabRecord[K]> & { kind: K }) {
  type Request = TabRecord[K];
  const list = useAdminList(kind, { view, openId });
  const { actions, dialog } = useRequestDeletion(list);
  const { selection, selected } = useSelection(list.linked ? [list.linked, ...list.items] : list.items);
  const status = (request: Request) => <StatusMenu list={list} request={request} statuses={statuses} />;
  return (
    <>
      <ListPanel<Request>
        {...panel}
        list={list}
        openId={openId}
        startsOpen={({ _id }) => readUnsentNote(_id) !== ""}
        columns={[...COMMON_COLUMNS, ...columns, { heading: "Status", sort: "status", cell: status }]}
        selection={selection}
        nameOf={({ reference, customerInfo }) => `${reference}, ${customerInfo.name}`}
        block={(request) => (
          <RequestBlock
            name={request.customerInfo.name}
            badges={
              <>
                {badge?.(request)}
                {status(request)}
              </>
            }
            what={summary(request)}
            createdAt={request.createdAt}
          />
        )}
        actions={actions}
        details={(request) => (
          <RequestDetails {...details(request)} list={list} request={request} statuses={statuses} />
        )}
      />
      <BulkStatus list={list} selected={selected} selection={selection} statuses={statuses} />
      {dialog}
    </>
  );
}

const COMMON_COLUMNS: Column<StaffRequest>[] = [
  {
    heading: "Received",
    sort: "newest",
    cell: ({ createdAt }) => (
      <time className="lg:whitespace-nowrap" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { heading: "Customer", sort: "name", cell: ({ customerInfo }) => <strong>{customerInfo.name}</strong> },
];
