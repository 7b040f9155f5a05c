"use client";

import type { Column } from "@/components/lists/admin/column";
import type { TabProps } from "@/components/lists/admin/use-admin-list";
import { Badge } from "@/components/ui/badge";
import { VehicleTab } from "@/components/vehicles/admin/vehicle-tab";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import type { DismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { linePicture } from "@/lib/drawings/urls";

const COLUMNS: Column<DismantledVehicle>[] = [
  { heading: "VIN", cell: ({ vin }) => <span className="vin">{vin}</span> },
  { heading: "Year", sort: "year", numeric: true, cell: ({ year }) => year },
  { heading: "Make", sort: "make", cell: ({ make }) => make },
  { heading: "Model", sort: "model", cell: ({ model }) => model },
  { heading: "Status", sort: "status", cell: ({ status }) => <Badge {...dismantledBadge(status)} /> },
];

const EMPTY = {
  title: "No dismantled vehicles found.",
  text: "Vehicles bought for parts are listed here from the day they arrive until they are scrapped.",
};

/** The list of dismantled vehicles. */
export function DismantledTab(props: TabProps) {
  return (
    <VehicleTab
      {...props}
      inventory="dismantled"
      title="Dismantled Vehicle Inventory"
      empty={EMPTY}
      fields={DISMANTLED_FIELDS}
      columns={COLUMNS}
      badge={({ status }) => <Badge {...dismantledBadge(status)} />}
      lastLine={({ vin }) => <span className="vin">{vin}</span>}
      details={(vehicle) => ({ drawing: linePicture(vehicle) })}
    />
  );
}
