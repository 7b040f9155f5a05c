import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { deleteRetailVehicle, updateRetailVehicle } from "@/lib/retail-vehicles/mutations";
import { getRetailVehicle } from "@/lib/retail-vehicles/queries";
import { retailVehicleUpdateSchema } from "@/lib/retail-vehicles/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Vehicle not found",
  get: getRetailVehicle,
  body: retailVehicleUpdateSchema,
  update: updateRetailVehicle,
  remove: deleteRetailVehicle,
});
