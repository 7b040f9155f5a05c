import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";
import { createUploadToken } from "@/lib/images/receive";

/** Returns `{ permit }`: a token for a direct upload to the blob store, or null if uploads go to /api/admin/upload. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    run: async ({ caller }) => jsonResponse({ permit: await createUploadToken(caller) }),
  }),
});
