"use client";

import { BadgeGroup } from "@/components/lists/admin/badge-group";
import type { Column } from "@/components/lists/admin/column";
import { DetailsText } from "@/components/lists/admin/details-section";
import { StockNumber } from "@/components/lists/admin/stock-number";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { VehicleBlock } from "@/components/requests/admin/vehicle-block";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import { VehicleFacts } from "@/components/vehicles/admin/vehicle-facts";
import { VehicleOpenRow } from "@/components/vehicles/admin/vehicle-open-row";
import { VehicleTab } from "@/components/vehicles/admin/vehicle-tab";
import { retailBadge } from "@/components/vehicles/status-badges";
import { paintedPicture } from "@/lib/drawings/urls";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { featureList } from "@/lib/retail-vehicles/rules";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatPrice, vehicleTitle } from "@/lib/vehicles/format";

const NONE = <span className="whitespace-nowrap text-ink-3">not set</span>;

const COLUMNS: Column<RetailVehicle>[] = [
  {
    heading: "Stock #",
    sort: "stockNumber",
    cell: ({ stockNumber }) => <StockNumber>{stockNumber}</StockNumber>,
  },
  { heading: "Year", sort: "year", numeric: true, cell: ({ year }) => year ?? NONE },
  { heading: "Make", sort: "make", cell: ({ make }) => make ?? NONE },
  { heading: "Model", sort: "model", cell: ({ model }) => model ?? NONE },
  {
    heading: "Price",
    sort: "price",
    numeric: true,
    cell: ({ price }) => (price === null ? NONE : formatPrice(price)),
  },
  { heading: "Status", sort: "status", cell: (vehicle) => <RetailStatus vehicle={vehicle} /> },
];

const EMPTY = {
  title: "No retail vehicles found. Add one to get started.",
  text: "A vehicle is shown on the site once its year, make, model, mileage, price and condition are known.",
};

/** The list of retail vehicles, including those not shown on the site. */
export function RetailTab(props: TabProps) {
  const list = useAdminList("retail", props);
  return (
    <VehicleTab
      inventory="retail"
      title="Retail Vehicle Inventory"
      list={list}
      openId={props.openId}
      empty={EMPTY}
      statuses={RETAIL_FIELDS.status.choices}
      columns={COLUMNS}
      block={(vehicle) => (
        <VehicleBlock
          stockNumber={vehicle.stockNumber}
          badge={<RetailStatus vehicle={vehicle} />}
          title={vehicleTitle(vehicle) || vehicle.vin}
          last={vehicle.price === null ? "No price yet" : formatPrice(vehicle.price)}
        />
      )}
      details={(vehicle) => <RetailDetails vehicle={vehicle} />}
    />
  );
}

function RetailStatus({ vehicle: { status, missing } }: { vehicle: RetailVehicle }) {
  return (
    <BadgeGroup>
      <Badge {...retailBadge(status)} />
      {missing.length > 0 && <span className="text-15 text-amber">Not on the site yet</span>}
    </BadgeGroup>
  );
}

function RetailDetails({ vehicle }: { vehicle: RetailVehicle }) {
  const features = featureList(vehicle.features);
  return (
    <VehicleOpenRow
      photos={vehicle.images}
      drawing={paintedPicture({
        ...vehicle,
        seed: vehicle.stockNumber,
        sold: vehicle.status === "sold",
      })}
      title={vehicleTitle(vehicle)}
      notes={vehicle.notes}
      record={{ path: `/api/admin/retail-vehicles/${vehicle._id}`, version: vehicle.version }}
      facts={
        <>
          {vehicle.missing.length > 0 && (
            <Notice tone="amber" className="mb-3.5">
              Not on the site yet. Still missing: {vehicle.missing.join(", ")}.
            </Notice>
          )}
          <VehicleFacts fields={RETAIL_FIELDS} vehicle={vehicle} />
        </>
      }
    >
      {vehicle.description && <DetailsText>{vehicle.description}</DetailsText>}
      {features.length > 0 && <DetailsText>{features.join(" · ")}</DetailsText>}
    </VehicleOpenRow>
  );
}
