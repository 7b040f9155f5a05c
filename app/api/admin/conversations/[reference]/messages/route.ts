import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { addStaffMessage } from "@/lib/conversations/mutations";
import { getConversation } from "@/lib/conversations/queries";
import { staffMessageSchema } from "@/lib/conversations/schema";
import { REQUEST_NOT_FOUND } from "@/lib/conversations/update-schema";
import { sendAfterResponse } from "@/lib/email/queue";
import { route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";
import { found } from "@/lib/http/found";
import { jsonResponse } from "@/lib/http/responses";
import { FILL_IN_MARKED, unfilledIn } from "@/lib/saved-replies/rules";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    body: staffMessageSchema,
    async run({ caller, id, body }) {
      if (body.mode === "reply" && unfilledIn(body.text).length > 0) {
        throw new ApiError("invalid_input", FILL_IN_MARKED, { fields: { text: FILL_IN_MARKED } });
      }
      await addStaffMessage(caller, id, body);
      sendAfterResponse();
      return jsonResponse(found(await getConversation(caller, id), REQUEST_NOT_FOUND), 201);
    },
  }),
});
