import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { sendAfterResponse } from "@/lib/email/queue";
import { deletePartRequest, updatePartRequest } from "@/lib/part-requests/mutations";
import { getPartRequest } from "@/lib/part-requests/queries";
import { partRequestUpdateSchema } from "@/lib/part-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Part request not found",
  get: getPartRequest,
  body: partRequestUpdateSchema,
  async update(admin, id, changes, version) {
    const request = await updatePartRequest(admin, id, changes, version);
    // A new status can end the request, and its customer gets an email.
    sendAfterResponse();
    return request;
  },
  remove: deletePartRequest,
});
