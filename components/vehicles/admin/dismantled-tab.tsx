"use client";

import type { Column } from "@/components/lists/admin/column";
import { StockNumber } from "@/components/lists/admin/stock-number";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { VehicleBlock } from "@/components/requests/admin/vehicle-block";
import { Badge } from "@/components/ui/badge";
import { VehicleFacts } from "@/components/vehicles/admin/vehicle-facts";
import { VehicleOpenRow } from "@/components/vehicles/admin/vehicle-open-row";
import { VehicleTab } from "@/components/vehicles/admin/vehicle-tab";
import { dismantledBadge } from "@/components/vehicles/status-badges";
import { DISMANTLED_FIELDS } from "@/lib/dismantled-vehicles/fields";
import type { DismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { linePicture } from "@/lib/drawings/urls";
import { vehicleTitle } from "@/lib/vehicles/format";

const COLUMNS: Column<DismantledVehicle>[] = [
  {
    heading: "Stock #",
    sort: "stockNumber",
    cell: ({ stockNumber }) => <StockNumber>{stockNumber}</StockNumber>,
  },
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
  const list = useAdminList("dismantled", props);
  return (
    <VehicleTab
      inventory="dismantled"
      title="Dismantled Vehicle Inventory"
      list={list}
      openId={props.openId}
      empty={EMPTY}
      statuses={DISMANTLED_FIELDS.status.choices}
      columns={COLUMNS}
      block={(vehicle) => (
        <VehicleBlock
          stockNumber={vehicle.stockNumber}
          badge={<Badge {...dismantledBadge(vehicle.status)} />}
          title={vehicleTitle(vehicle)}
          last={<span className="vin">{vehicle.vin}</span>}
        />
      )}
      details={(vehicle) => (
        <VehicleOpenRow
          photos={vehicle.images}
          drawing={linePicture(vehicle)}
          title={vehicleTitle(vehicle)}
          notes={vehicle.notes}
          record={{ path: `/api/admin/dismantled-vehicles/${vehicle._id}`, version: vehicle.version }}
          facts={<VehicleFacts fields={DISMANTLED_FIELDS} vehicle={vehicle} />}
        />
      )}
    />
  );
}
