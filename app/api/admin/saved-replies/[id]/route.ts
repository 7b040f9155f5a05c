import { adminRecordRoute } from "@/lib/auth/admin-record-route";
import { deleteSavedReply, SAVED_REPLY_NOT_FOUND, updateSavedReply } from "@/lib/saved-replies/mutations";
import { getSavedReply } from "@/lib/saved-replies/queries";
import { savedReplySchema } from "@/lib/saved-replies/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminRecordRoute({
  missing: SAVED_REPLY_NOT_FOUND,
  get: getSavedReply,
  body: savedReplySchema,
  update: updateSavedReply,
  remove: deleteSavedReply,
});
