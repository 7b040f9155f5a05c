import { adminEndpoint } from "@/lib/auth/admin-endpoint";
import { route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";
import { receiveImage } from "@/lib/images/receive";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminEndpoint({
    run: async ({ request, caller }) => jsonResponse(await receiveImage(caller, request), 201),
  }),
});
