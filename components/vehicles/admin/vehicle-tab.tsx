"use client";

import { Activity, type ComponentProps, type ReactNode, useState } from "react";
import { useFormUrl } from "@/components/layout/admin/use-form-url";
import type { Column } from "@/components/lists/admin/column";
import { ListPanel } from "@/components/lists/admin/list-panel";
import type { TabRecord } from "@/components/lists/admin/list-queries";
import { QuickStatus } from "@/components/lists/admin/quick-status";
import { RowBlock } from "@/components/lists/admin/row-block";
import { StockNumber } from "@/components/lists/admin/stock-number";
import { type TabProps, useAdminList } from "@/components/lists/admin/use-admin-list";
import { useListFocus } from "@/components/lists/admin/use-list-focus";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { DeleteVehicle } from "@/components/vehicles/admin/delete-vehicle";
import { LateVehicleForm } from "@/components/vehicles/admin/form/load-form";
import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { VehicleDetails, type VehicleDetailsContent } from "@/components/vehicles/admin/vehicle-details";
import { nameOf, savedToast } from "@/components/vehicles/admin/vehicle-toasts";
import type { VehicleField, VehicleFields } from "@/lib/vehicles/field";
import { vehicleTitle } from "@/lib/vehicles/format";

type Inventory = "dismantled" | "retail";

type VehicleTabProps<Vehicle> = TabProps &
  Pick<ComponentProps<typeof ListPanel<Vehicle>>, "title" | "empty"> & {
    fields: VehicleFields & { status: Pick<Required<VehicleField>, "choices"> };
    /** The columns after the stock number. */
    columns: Column<Vehicle>[];
    badge: (vehicle: Vehicle) => ReactNode;
    /** The last line of the row on phones. */
    lastLine: (vehicle: Vehicle) => ReactNode;
    details: (vehicle: Vehicle) => VehicleDetailsContent;
  };

const stockNumberOf = ({ stockNumber }: { stockNumber: string }) => <StockNumber>{stockNumber}</StockNumber>;

/** An inventory tab: the list, or the form that adds or edits a vehicle in its place. */
export function VehicleTab<I extends Inventory>({
  inventory,
  view,
  openId,
  fields,
  columns,
  badge,
  lastLine,
  details,
  ...panel
}: VehicleTabProps<TabRecord[I]> & { inventory: I }) {
  type Vehicle = TabRecord[I];
  const list = useAdminList(inventory, { view, openId });
  const address = useFormUrl(inventory);
  const [deleting, setDeleting] = useState<Vehicle | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const focusLater = useListFocus(inventory, address.formId, list.busy);

  function saved(vehicle: VehicleRecord, how: "added" | "updated" | "unchanged") {
    setProblem(null);
    toast(savedToast(vehicle, how));
    if (how !== "unchanged") void list.reload();
    focusLater(vehicle._id);
    address.close();
  }

  function deleted(vehicle: Vehicle, message: string) {
    const index = list.items.findIndex(({ _id }) => _id === vehicle._id);
    focusLater((list.items[index + 1] ?? list.items[index - 1])?._id ?? "heading");
    setProblem(null);
    toast({ title: message, description: nameOf(vehicle) });
    list.remove(vehicle._id);
    void list.reload();
  }

  return (
    <div data-inventory={inventory}>
      {address.formId !== null && (
        <LateVehicleForm
          key={address.formId}
          inventory={inventory}
          formId={address.formId}
          listPath={address.listPath}
          onClose={address.close}
          onSaved={saved}
        />
      )}
      {/* The list stays mounted, so that its expanded rows and typed text remain when the form closes. */}
      <Activity mode={address.formId === null ? "visible" : "hidden"}>
        <div role="alert">
          {problem !== null && (
            <Notice tone="red" className="mb-4">
              Error: {problem}
            </Notice>
          )}
        </div>
        <ListPanel<Vehicle>
          {...panel}
          list={list}
          openId={openId}
          columns={[{ heading: "Stock #", sort: "stockNumber", cell: stockNumberOf }, ...columns]}
          block={(vehicle) => (
            <RowBlock
              name={stockNumberOf(vehicle)}
              badges={badge(vehicle)}
              title={vehicleTitle(vehicle) || vehicle.vin}
              last={lastLine(vehicle)}
            />
          )}
          details={(vehicle) => (
            <>
              <QuickStatus
                path={list.path}
                vehicle={vehicle}
                statuses={fields.status.choices}
                onSaved={list.replace}
              />
              <VehicleDetails {...details(vehicle)} path={list.path} vehicle={vehicle} fields={fields} />
            </>
          )}
          loadingText="Loading vehicles..."
          errorPrefix="Error: "
          nameOf={({ stockNumber }) => stockNumber}
          mainAction={
            <button
              type="button"
              className={buttonVariants({ variant: "primary" })}
              data-add-vehicle
              onClick={() => address.open("new")}
            >
              <Icon name="plus" />
              Add Vehicle
            </button>
          }
          actions={(vehicle) => [
            { label: "Edit", icon: "pencil", onClick: () => address.open(vehicle._id) },
            { label: "Delete", icon: "trash", onClick: () => setDeleting(vehicle), quiet: true },
          ]}
        />
      </Activity>
      {deleting && (
        <DeleteVehicle
          inventory={inventory}
          vehicle={deleting}
          onDeleted={(message) => deleted(deleting, message)}
          onFailed={(message) => {
            setProblem(message);
            void list.reload();
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
