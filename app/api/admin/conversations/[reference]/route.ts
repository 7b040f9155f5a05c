import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { assign, setStatus } from "@/lib/conversations/mutations";
import { getConversation } from "@/lib/conversations/queries";
import { conversationUpdateSchema, REQUEST_NOT_FOUND } from "@/lib/conversations/update-schema";
import { sendAfterResponse } from "@/lib/email/queue";
import { contentResponse } from "@/lib/http/content-response";
import { route } from "@/lib/http/endpoint";
import { found } from "@/lib/http/found";
import { expectedVersions } from "@/lib/http/if-match";
import { jsonResponse } from "@/lib/http/responses";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({
    run: async ({ request, caller, id }) =>
      contentResponse(request, found(await getConversation(caller, id), REQUEST_NOT_FOUND)),
  }),
  PUT: adminEndpoint({
    body: conversationUpdateSchema,
    /** If-Match contains the version of the record; the ETag of GET is for polling. */
    async run({ request, caller, id, body: { assignedTo, status } }) {
      const version = expectedVersions(request);
      if (status !== undefined) await setStatus(caller, id, status, version);
      if (assignedTo !== undefined) await assign(caller, id, assignedTo);
      sendAfterResponse();
      return jsonResponse(found(await getConversation(caller, id), REQUEST_NOT_FOUND));
    },
  }),
});
