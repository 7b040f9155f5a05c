"use client";

import { BadgeGroup } from "@/components/lists/admin/badge-group";
import type { Column } from "@/components/lists/admin/column";
import { DetailsText } from "@/components/lists/admin/details-section";
import type { TabProps } from "@/components/lists/admin/use-admin-list";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import type { VehicleDetailsContent } from "@/components/vehicles/admin/vehicle-details";
import { VehicleTab } from "@/components/vehicles/admin/vehicle-tab";
import { retailBadge } from "@/components/vehicles/status-badges";
import { paintedPicture } from "@/lib/drawings/urls";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { featureList } from "@/lib/retail-vehicles/rules";
import type { RetailVehicle } from "@/lib/retail-vehicles/schema";
import { formatPrice } from "@/lib/vehicles/format";

const NONE = <span className="whitespace-nowrap text-ink-3">not set</span>;

const COLUMNS: Column<RetailVehicle>[] = [
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
  return (
    <VehicleTab
      {...props}
      inventory="retail"
      title="Retail Vehicle Inventory"
      empty={EMPTY}
      fields={RETAIL_FIELDS}
      columns={COLUMNS}
      badge={(vehicle) => <RetailStatus vehicle={vehicle} />}
      lastLine={({ price }) => (price === null ? "No price yet" : formatPrice(price))}
      details={retailDetailsOf}
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

function retailDetailsOf(vehicle: RetailVehicle): VehicleDetailsContent {
  const { stockNumber, status, missing, description } = vehicle;
  const features = featureList(vehicle.features);
  return {
    drawing: paintedPicture({ ...vehicle, seed: stockNumber, sold: status === "sold" }),
    notice: missing.length > 0 && (
      <Notice tone="amber" className="mb-3.5">
        Not on the site yet. Still missing: {missing.join(", ")}.
      </Notice>
    ),
    texts: (
      <>
        {description && <DetailsText>{description}</DetailsText>}
        {features.length > 0 && <DetailsText>{features.join(" · ")}</DetailsText>}
      </>
    ),
  };
}
