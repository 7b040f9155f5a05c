"use client";

import type { Column } from "@/components/lists/admin/column";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { VehicleBlock } from "@/components/requests/admin/vehicle-block";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import { VehicleFacts } from "@/components/vehicles/admin/vehicle-facts";
import { VehicleOpenRow } from "@/components/vehicles/admin/vehicle-open-row";
import { VehicleTab } from "@/components/vehicles/admin/vehicle-tab";
import { retailBadge } from "@/components/vehicles/status-badges";
import { paintedPicture } from "@/lib/drawings/address";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { featureList } from "@/lib/retail-vehicles/rules";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatPrice, vehicleTitle } from "@/lib/vehicles/format";

const NONE = <span className="office-none">not set</span>;

const COLUMNS: Column<RetailVehicle>[] = [
  {
    heading: "Stock #",
    sort: "stockNumber",
    cell: ({ stockNumber }) => <span className="office-stock">{stockNumber}</span>,
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
export function RetailTab({ list, openId }: { list: AdminList<RetailVehicle>; openId: string | null }) {
  return (
    <VehicleTab
      inventory="retail"
      title="Retail Vehicle Inventory"
      list={list}
      openId={openId}
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
    <span className="office-badges">
      <Badge {...retailBadge(status)} />
      {missing.length > 0 && <span className="office-unfinished">Not on the site yet</span>}
    </span>
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
            <Notice tone="amber">Not on the site yet. Still missing: {vehicle.missing.join(", ")}.</Notice>
          )}
          <VehicleFacts fields={RETAIL_FIELDS} vehicle={vehicle} />
        </>
      }
    >
      {vehicle.description && <p className="office-text">{vehicle.description}</p>}
      {features.length > 0 && <p className="office-text">{features.join(" · ")}</p>}
    </VehicleOpenRow>
  );
}
