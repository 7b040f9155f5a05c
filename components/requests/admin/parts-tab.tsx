"use client";

import type { Column } from "@/components/lists/admin/column";
import type { TabProps } from "@/components/lists/admin/use-admin-list";
import { PART_STATUS_BADGES } from "@/components/requests/admin/request-badges";
import type { RequestDetailsContent } from "@/components/requests/admin/request-details";
import { RequestVin } from "@/components/requests/admin/request-vin";
import { RequestsTab } from "@/components/requests/admin/requests-tab";
import type { PartRequest } from "@/lib/part-requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

const COLUMNS: Column<PartRequest>[] = [
  { heading: "Vehicle", cell: ({ vehicleInfo }) => vehicleTitle(vehicleInfo) },
  { heading: "Part", cell: ({ partDetails }) => partDetails.component },
];

const EMPTY = {
  title: "No part requests yet.",
  text: "What customers send with the Request Parts form arrives here, newest first, with how to reach them.",
};

/** The list of part requests. */
export function PartsTab(props: TabProps) {
  return (
    <RequestsTab
      {...props}
      kind="parts"
      title="Parts Requests"
      loadingText="Loading part requests..."
      empty={EMPTY}
      statuses={PART_STATUS_BADGES}
      columns={COLUMNS}
      summary={({ partDetails, vehicleInfo }) => `${partDetails.component}, ${vehicleTitle(vehicleInfo)}`}
      details={partDetailsOf}
    />
  );
}

function partDetailsOf({ vin, vehicleInfo, partDetails }: PartRequest): RequestDetailsContent {
  return {
    heading: "What they asked",
    text: partDetails.additionalInfo,
    emailSubject: "Your parts request",
    facts: [
      ["Part", partDetails.component],
      ["Described as", partDetails.otherComponent],
      ["System", partDetails.system],
      ["Vehicle", vehicleTitle(vehicleInfo, true)],
      ["Engine", vehicleInfo.engineSize],
      ["VIN", <RequestVin key="vin" vin={vin} />],
    ],
  };
}
