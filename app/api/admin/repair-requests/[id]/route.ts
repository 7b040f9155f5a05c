import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { deleteRepairRequest, updateRepairRequest } from "@/lib/repair-requests/mutations";
import { getRepairRequest } from "@/lib/repair-requests/queries";
import { repairRequestUpdateSchema } from "@/lib/repair-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Repair request not found",
  get: getRepairRequest,
  body: repairRequestUpdateSchema,
  update: updateRepairRequest,
  remove: deleteRepairRequest,
});
