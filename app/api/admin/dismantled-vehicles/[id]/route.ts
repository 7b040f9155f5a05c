import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { deleteDismantledVehicle, updateDismantledVehicle } from "@/lib/dismantled-vehicles/mutations";
import { getDismantledVehicle } from "@/lib/dismantled-vehicles/queries";
import { dismantledVehicleUpdateSchema } from "@/lib/dismantled-vehicles/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Vehicle not found",
  get: getDismantledVehicle,
  body: dismantledVehicleUpdateSchema,
  update: updateDismantledVehicle,
  remove: deleteDismantledVehicle,
});
