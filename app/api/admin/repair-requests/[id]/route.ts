import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { sendAfterResponse } from "@/lib/email/queue";
import { deleteRepairRequest, updateRepairRequest } from "@/lib/repair-requests/mutations";
import { getRepairRequest } from "@/lib/repair-requests/queries";
import { repairRequestUpdateSchema } from "@/lib/repair-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Repair request not found",
  get: getRepairRequest,
  body: repairRequestUpdateSchema,
  async update(admin, id, changes, version) {
    const request = await updateRepairRequest(admin, id, changes, version);
    // A new status can end the request, and its customer gets an email.
    sendAfterResponse();
    return request;
  },
  remove: deleteRepairRequest,
});
