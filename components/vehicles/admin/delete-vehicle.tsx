"use client";

import { ConfirmDialog } from "@/components/ui/admin/confirm-dialog";
import type { VehicleRecord } from "@/components/vehicles/admin/form/values";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { vehicleTitle } from "@/lib/vehicles/format";

type DeleteVehicleProps = {
  inventory: "dismantled" | "retail";
  vehicle: VehicleRecord;
  /** Called when the vehicle no longer exists: deleted here or earlier by someone else. */
  onDeleted: (message: string) => void;
  onFailed: (message: string) => void;
  onClose: () => void;
};

const QUESTIONS = {
  dismantled: "Are you sure you want to delete this vehicle?",
  retail: "Are you sure you want to delete this retail vehicle?",
};
const DELETE_FAILED = "An error occurred while deleting the vehicle";
const CHANGED =
  "Someone else saved this vehicle first. The list now shows what they saved; nothing was deleted.";

/** Confirms and deletes a vehicle, unless someone else saved it since it was listed. */
export function DeleteVehicle({ inventory, vehicle, onDeleted, onFailed, onClose }: DeleteVehicleProps) {
  async function remove(): Promise<null> {
    try {
      await adminRequest(`/api/admin/${inventory}-vehicles/${vehicle._id}`, {
        method: "DELETE",
        headers: { "If-Match": `"${vehicle.version}"` },
        nonJsonMessage: DELETE_FAILED,
      });
      onDeleted("Vehicle deleted");
    } catch (error) {
      const { status, message } =
        error instanceof RequestError ? error : { status: 0, message: DELETE_FAILED };
      if (status === 404) onDeleted("Vehicle was already deleted");
      else onFailed(status === 412 ? CHANGED : message);
    }
    return null;
  }

  const title = vehicleTitle(vehicle);
  return (
    <ConfirmDialog
      title={QUESTIONS[inventory]}
      confirmLabel="Delete Vehicle"
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <strong>{[vehicle.stockNumber, title].filter(Boolean).join(": ")}</strong> will be permanently removed
        from the inventory and the site.
      </p>
    </ConfirmDialog>
  );
}
