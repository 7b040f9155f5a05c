import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { jsonResponse, recordResponse } from "@/lib/http/responses";
import { createSavedReply } from "@/lib/saved-replies/mutations";
import { listSavedReplies } from "@/lib/saved-replies/queries";
import { savedReplySchema } from "@/lib/saved-replies/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminEndpoint({ run: async ({ caller }) => jsonResponse(await listSavedReplies(caller)) }),
  POST: adminEndpoint({
    body: savedReplySchema,
    run: async ({ caller, body }) => recordResponse(await createSavedReply(caller, body), 201),
  }),
});
