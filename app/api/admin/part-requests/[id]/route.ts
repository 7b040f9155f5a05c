import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { deletePartRequest, updatePartRequest } from "@/lib/part-requests/mutations";
import { getPartRequest } from "@/lib/part-requests/queries";
import { partRequestUpdateSchema } from "@/lib/part-requests/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: "Part request not found",
  get: getPartRequest,
  body: partRequestUpdateSchema,
  update: updatePartRequest,
  remove: deletePartRequest,
});
