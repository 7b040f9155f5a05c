"use client";

import { Activity, type ComponentProps, useState } from "react";
import { useFormUrl } from "@/components/layout/admin/use-form-url";
import { ListPanel } from "@/components/lists/admin/list-panel";
import { QuickStatus } from "@/components/lists/admin/quick-status";
import type { AdminList } from "@/components/lists/admin/use-admin-list";
import { useListFocus } from "@/components/lists/admin/use-list-focus";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { DeleteVehicle } from "@/components/vehicles/admin/delete-vehicle";
import { LateVehicleForm } from "@/components/vehicles/admin/form/load-form";
import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { vehicleTitle } from "@/lib/vehicles/format";

type VehicleTabProps<T> = Omit<
  ComponentProps<typeof ListPanel<T>>,
  "list" | "mainAction" | "actions" | "nameOf" | "loadingText" | "errorPrefix"
> & {
  inventory: "dismantled" | "retail";
  list: AdminList<T & { _id: string }>;
  statuses: readonly { value: string; label: string }[];
};

type Vehicle = VehicleRecord & { status: string };

/** An inventory tab: the list, or the form that adds or edits a vehicle in its place. */
export function VehicleTab<T extends Vehicle>({ inventory, list, statuses, ...panel }: VehicleTabProps<T>) {
  const address = useFormUrl(inventory);
  const [deleting, setDeleting] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const focusLater = useListFocus(inventory, address.formId, list.busy);

  function saved(vehicle: VehicleRecord, how: "added" | "updated" | "unchanged") {
    setProblem(null);
    toast(savedToast(vehicle, how));
    if (how !== "unchanged") void list.reload();
    focusLater(vehicle._id);
    address.close();
  }

  function deleted(vehicle: T, message: string) {
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
        <ListPanel<T>
          {...panel}
          list={list}
          details={(vehicle) => (
            <>
              <QuickStatus
                path={`/api/admin/${inventory}-vehicles`}
                vehicle={vehicle}
                statuses={statuses}
                onSaved={list.replace}
              />
              {panel.details(vehicle)}
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

const nameOf = (vehicle: VehicleRecord) =>
  [vehicle.stockNumber, vehicleTitle(vehicle)].filter(Boolean).join(": ");

/** The toast after a save, with the missing fields of a vehicle that is not public yet. */
function savedToast(vehicle: VehicleRecord, how: "added" | "updated" | "unchanged") {
  const title = { added: "Vehicle added", updated: "Vehicle updated", unchanged: "Nothing was changed" }[how];
  const missing = vehicle.missing ?? [];
  if (missing.length === 0) return { title, description: nameOf(vehicle) };
  return {
    title,
    description: `${nameOf(vehicle)}. Not on the site yet. Still missing: ${missing.join(", ")}.`,
  };
}
