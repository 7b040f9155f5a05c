import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";
import { permitUpload } from "@/lib/images/receive";

/** Where the browser is to send an upload: `{ permit }`, null for /api/admin/upload itself. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    run: async ({ caller }) => jsonResponse({ permit: await permitUpload(caller) }),
  }),
});
